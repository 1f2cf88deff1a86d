"""What is asked of every game, at every choice, at settled points or at the end of a game.

Imports the kernel and, of `testing`, only the table that plays the game.
"""

from internum.testing.oracles import copies, facts, legality, outcomes, sealed, secrecy, words

ORACLES = [
    *copies.ORACLES,
    *facts.ORACLES,
    *legality.ORACLES,
    *words.ORACLES,
    *outcomes.ORACLES,
    *sealed.ORACLES,
    *secrecy.ORACLES,
]
