"""The shape of the data, in numbered steps that are never changed once they are out.

The same SQL serves SQLite and PostgreSQL. Times are seconds since 1970; what is nested is JSON as text.
"""

from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE game_table (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            seats BIGINT NOT NULL,
            options TEXT NOT NULL,
            board TEXT,
            settings TEXT NOT NULL,
            phase TEXT NOT NULL,
            host_key TEXT NOT NULL,
            listed BIGINT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            started DOUBLE PRECISION,
            ended DOUBLE PRECISION,
            touched DOUBLE PRECISION NOT NULL,
            rules TEXT NOT NULL,
            seed TEXT,
            commitment TEXT,
            forked BIGINT NOT NULL,
            fork_of TEXT
        )""",
        "CREATE INDEX game_table_listed ON game_table (listed, touched)",
        """CREATE TABLE seat (
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            stand_in BIGINT NOT NULL,
            key TEXT,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seat_key ON seat (key)",
        # Append-only. `hash` chains each row to the one before: see log.py
        """CREATE TABLE entry (
            table_id TEXT NOT NULL,
            n BIGINT NOT NULL,
            first BIGINT NOT NULL,
            kind TEXT NOT NULL,
            side BIGINT NOT NULL,
            seat BIGINT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            move TEXT NOT NULL,
            choices TEXT NOT NULL,
            results TEXT NOT NULL,
            back BIGINT NOT NULL,
            carried BIGINT NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (table_id, n)
        )""",
        # What a client has already been answered, so that a repeated message is carried out once
        """CREATE TABLE done (
            table_id TEXT NOT NULL,
            who TEXT NOT NULL,
            id TEXT NOT NULL,
            seq BIGINT NOT NULL,
            PRIMARY KEY (table_id, who, id)
        )""",
        # The rest of a route that another seat's question has halted
        """CREATE TABLE route (
            table_id TEXT NOT NULL,
            side BIGINT NOT NULL,
            moves TEXT NOT NULL,
            PRIMARY KEY (table_id, side)
        )""",
        """CREATE TABLE talk (
            table_id TEXT NOT NULL,
            n BIGINT NOT NULL,
            seat BIGINT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, n)
        )""",
        """CREATE TABLE proposal (
            table_id TEXT PRIMARY KEY,
            back BIGINT NOT NULL,
            seat BIGINT NOT NULL,
            agreed TEXT NOT NULL
        )""",
        """CREATE TABLE account (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            folded TEXT NOT NULL UNIQUE,
            password TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE session (
            id TEXT PRIMARY KEY,
            account TEXT,
            created DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL
        )""",
        # Whose browser or account holds which seat; seat -1 is the host. The owner is `s:` or `a:` and an id
        """CREATE TABLE holding (
            owner TEXT NOT NULL,
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            PRIMARY KEY (owner, table_id, seat)
        )""",
        "CREATE INDEX holding_table ON holding (table_id, seat)",
        # What one process has changed, for the others to look at again; `{serial}` counts by itself
        """CREATE TABLE change (
            n {serial},
            table_id TEXT NOT NULL,
            origin TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL
        )""",
    ),
    # Where a fork of a running game begins: a guess, as the text of a position
    ("ALTER TABLE game_table ADD COLUMN position TEXT",),
    # A cache: see snapshots.py
    (
        """CREATE TABLE snapshot (
            table_id TEXT PRIMARY KEY,
            n BIGINT NOT NULL,
            link TEXT NOT NULL,
            made TEXT NOT NULL,
            body BYTEA NOT NULL
        )""",
    ),
    # How a game ended, for whoever reads it when its rules have another version
    ("ALTER TABLE game_table ADD COLUMN ending TEXT",),
)
