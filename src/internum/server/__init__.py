"""The server: tables of people and bots, over HTTP and one WebSocket. docs/protocol.md is its contract.

`messages` are what goes over the wire; `store` and `log` keep it; `table` plays one table, `tables` holds
them; `prompts`, `audience` and `describe` say what a seat may know and do; `socket`, `api` and `pages` are
the doors; `app` puts it together. Imports core, games, record, words, testing and bots.
"""
