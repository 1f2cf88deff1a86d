"""Games as they were played: seeds and their commitments, the match that keeps a log, records as text.

`seed` commits to the dice, `match` plays and takes back, `text` reads and writes records, `replay` plays
them again and checks their dice, `seat` leaves out what a seat may not know, `position` writes one state.

Imports core and games.
"""
