"""Schema: PostgreSQL's tables, and each step by which they have become what they are.

They have the columns of SQLite's (server/store/schema.py). A step is never changed once it was
released; what is to be different is another step.
"""

STEPS = [
    """
    CREATE TABLE devices (
      device TEXT COLLATE "C" PRIMARY KEY,
      digest BYTEA NOT NULL,
      made BIGINT NOT NULL
    );

    CREATE TABLE tables (
      id TEXT COLLATE "C" PRIMARY KEY,
      sheet TEXT NOT NULL,
      touched BIGINT NOT NULL,
      archived BIGINT,
      rowid BIGINT GENERATED ALWAYS AS IDENTITY  -- the order in which they were made
    );

    CREATE INDEX in_house ON tables (touched, id) WHERE archived IS NULL;
    CREATE INDEX in_archive ON tables (archived, rowid) WHERE archived IS NOT NULL;

    CREATE TABLE games (
      id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
      setup TEXT NOT NULL,
      rewritten BIGINT NOT NULL,
      change BIGINT NOT NULL,
      moves BIGINT NOT NULL,
      line BIGINT NOT NULL,
      waiting TEXT NOT NULL,
      state TEXT NOT NULL,
      drawn TEXT,
      touched BIGINT NOT NULL
    ) WITH (fillfactor = 70);  -- every move rewrites a row, beside the old one if there is room

    CREATE TABLE moves (
      id TEXT COLLATE "C" NOT NULL REFERENCES games ON DELETE CASCADE,
      serial BIGINT NOT NULL,
      seat BIGINT NOT NULL,
      request TEXT NOT NULL,
      move TEXT NOT NULL,
      facts TEXT NOT NULL,
      stands BIGINT NOT NULL DEFAULT 1,
      PRIMARY KEY (id, serial)
    );

    CREATE TABLE finished (
      id TEXT COLLATE "C" PRIMARY KEY,
      summary TEXT NOT NULL,
      record TEXT NOT NULL
    );

    CREATE TABLE finished_by (
      device TEXT COLLATE "C" NOT NULL REFERENCES devices ON DELETE CASCADE,
      id TEXT COLLATE "C" NOT NULL REFERENCES finished ON DELETE CASCADE,
      PRIMARY KEY (device, id)
    );

    CREATE INDEX finished_game ON finished_by (id);

    CREATE TABLE archived_by (
      device TEXT COLLATE "C" NOT NULL REFERENCES devices ON DELETE CASCADE,
      id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
      PRIMARY KEY (device, id)
    );

    CREATE INDEX archived_table ON archived_by (id);
    """,
]

TABLES = ("devices", "tables", "games", "moves", "finished", "finished_by", "archived_by")
"""In the order in which rows may come: each names only what is in those before it."""
