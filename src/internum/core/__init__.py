"""The kernel: sides, choices, moves, steps, chance, secrecy. It knows no game.

Imports nothing of internum but itself. No I/O, no clock, no global random generator, no threads.
"""
