"""Schema: the tables of the database, and each step by which they have become what they are.

A step is never changed once it was released; what is to be different is another step.
"""

STEPS = [
    """
    CREATE TABLE devices (
      device TEXT PRIMARY KEY,
      digest BLOB NOT NULL,          -- SHA-256 of the key, which only the device has
      made INTEGER NOT NULL          -- seconds since 1970, as all times here
    ) WITHOUT ROWID;

    CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      sheet TEXT NOT NULL,           -- who sits where, JSON
      touched INTEGER NOT NULL
    );

    CREATE TABLE games (
      id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
      setup TEXT NOT NULL,           -- game, rules, options and seed, JSON
      rewritten INTEGER NOT NULL,    -- the change at which moves that stood for good were replaced
      change INTEGER NOT NULL,       -- the number of public changes
      moves INTEGER NOT NULL,        -- the number of moves that stand
      line INTEGER NOT NULL,         -- so many of them stand for good
      waiting TEXT NOT NULL,         -- the seats that have to decide, JSON
      state TEXT NOT NULL,
      drawn TEXT,                    -- the state at the line, NULL if it is the same
      touched INTEGER NOT NULL
    );

    CREATE TABLE moves (
      id TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
      serial INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      request TEXT NOT NULL,         -- the id of the message that made it
      move TEXT NOT NULL,
      facts TEXT NOT NULL,
      stands INTEGER NOT NULL DEFAULT 1,  -- 0 when it was taken back
      PRIMARY KEY (id, serial)
    ) WITHOUT ROWID;

    CREATE TABLE finished (
      id TEXT PRIMARY KEY,           -- what the game was made of, so that it comes in only once
      summary TEXT NOT NULL,
      record TEXT NOT NULL
    );

    CREATE TABLE finished_by (
      device TEXT NOT NULL REFERENCES devices ON DELETE CASCADE,
      id TEXT NOT NULL REFERENCES finished ON DELETE CASCADE,
      PRIMARY KEY (device, id)
    ) WITHOUT ROWID;
    """,
    """
    -- The archive. What was ended in the middle of its game is in it, too.
    ALTER TABLE tables ADD COLUMN archived INTEGER;  -- since when, NULL: it is in the house

    CREATE INDEX in_house ON tables (touched, id) WHERE archived IS NULL;
    CREATE INDEX in_archive ON tables (archived) WHERE archived IS NOT NULL;

    CREATE TABLE archived_by (
      device TEXT NOT NULL REFERENCES devices ON DELETE CASCADE,
      id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
      PRIMARY KEY (device, id)
    ) WITHOUT ROWID;

    CREATE INDEX archived_table ON archived_by (id);

    UPDATE tables SET archived = touched WHERE instr(sheet, '"status":"ended"');

    INSERT INTO archived_by SELECT device, id FROM tables JOIN devices
      ON archived IS NOT NULL AND instr(sheet, '":"' || device || '"');
    """,
]
