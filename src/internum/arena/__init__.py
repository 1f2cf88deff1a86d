"""The arena: games between bots by the thousand, ratings with intervals, studies of balance.

`match` plays one game, `plan` says which games a run has, `run` plays and keeps them, `rating` and `report`
say what came of it. Imports core, games, record, words, testing and bots.
"""
