# The words of the house: refusals and questions that every game has.

refused-draft-open = A move is half-made; finish it or go back first
refused-game-over = The game is over
refused-not-asked = It is not for { $have } to answer now; the game waits for { $need }
refused-not-now = Not possible at this point ({ $have })
refused-incomplete = The move is not complete: it still lacks “{ $need }”
refused-no-such-part = “{ $have }” is no part of this move
refused-no-such-choice = There is no choice { $have }
refused-one-choice = Exactly one is needed here
refused-too-many = There are only { $have }; you named { $need }
refused-wrong-total = That makes { $have }; it must be { $need }
refused-nothing-to-withdraw = Nothing of yours lies sealed
refused-no-own-move = There is no move of yours to take back
refused-chance-spoke = Dice or a draw have been seen since
refused-shown = Something has been learned since
refused-another-moved = Another player has moved since
refused-another-answered = Another player has answered since
