"""Looking ahead: a tree of positions as one seat knows them, grown from guesses of what it does not know.

Compiled. It imports core and bots/moves, and is given a root, a way to guess, and a budget.
"""
