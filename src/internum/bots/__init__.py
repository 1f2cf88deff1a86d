"""Bots: who can sit at a table when no person does. `registry` has them by name.

A bot is given a `Sight`: what its side sees, what it may do, and guesses of the rest. It never holds the
state of the game, and answers with a whole move. Imports core, games, record and words.
"""
