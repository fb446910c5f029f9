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
    """
    -- Any number of servers. What else is in a table's memory is in its mood: server/club/mood.py.
    CREATE FUNCTION devices_of(sheet TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
      SELECT array_append(array_agg(seat ->> 'device'), sheet::json ->> 'host')
      FROM json_array_elements(sheet::json -> 'seats') AS seat
    $$;

    ALTER TABLE tables
      ADD COLUMN version BIGINT NOT NULL DEFAULT 0,  -- how often anything of it has changed
      ADD COLUMN mood TEXT NOT NULL DEFAULT '{}',
      ADD COLUMN code TEXT COLLATE "C" GENERATED ALWAYS AS (sheet::json ->> 'code') STORED,
      ADD COLUMN network TEXT COLLATE "C" GENERATED ALWAYS AS (sheet::json ->> 'network') STORED,
      ADD COLUMN host TEXT COLLATE "C" GENERATED ALWAYS AS (sheet::json ->> 'host') STORED,
      ADD COLUMN is_open BOOLEAN GENERATED ALWAYS AS (
        sheet::json ->> 'open' = 'true' AND sheet::json ->> 'status' <> 'over') STORED,
      ADD COLUMN devices TEXT[] COLLATE "C" GENERATED ALWAYS AS (devices_of(sheet)) STORED;

    CREATE UNIQUE INDEX table_number ON tables (rowid);
    CREATE UNIQUE INDEX codes ON tables (code) WHERE archived IS NULL;
    CREATE INDEX networks ON tables (network) WHERE archived IS NULL;
    CREATE INDEX hosts ON tables (host) WHERE archived IS NULL;
    CREATE INDEX open_tables ON tables (rowid) WHERE archived IS NULL AND is_open;
    CREATE INDEX tables_of ON tables USING gin (devices) WHERE archived IS NULL;

    ALTER TABLE moves ADD COLUMN why TEXT;  -- a bot's reason, JSON
    CREATE UNIQUE INDEX one_request ON moves (id, seat, request) WHERE request NOT IN ('', 'bot');

    CREATE TABLE servers (
      name TEXT PRIMARY KEY,
      until TIMESTAMPTZ NOT NULL  -- who has not said that it lives by then is gone
    );

    CREATE TABLE claims (
      name TEXT PRIMARY KEY,      -- what one server alone should do
      step BIGINT NOT NULL,       -- which time it is
      server TEXT NOT NULL,
      until TIMESTAMPTZ NOT NULL  -- if it has not been done by then, another may
    );

    CREATE TABLE tickets (
      name TEXT PRIMARY KEY,
      device TEXT NOT NULL,
      place TEXT,
      seats TEXT,
      taker TEXT NOT NULL DEFAULT '',
      until TIMESTAMPTZ NOT NULL
    );

    CREATE FUNCTION change_table(ident TEXT, seen BIGINT, felt TEXT) RETURNS VOID
    LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE tables SET version = version + 1, mood = felt WHERE id = ident AND version = seen;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'the table has changed since' USING ERRCODE = 'UK001';
      END IF;
    END $$;

    CREATE FUNCTION store_move(
      new_change BIGINT, new_moves BIGINT, new_line BIGINT, new_waiting TEXT, new_state TEXT,
      new_drawn TEXT, now BIGINT, ident TEXT, ident_again TEXT, serial BIGINT, seat BIGINT,
      request TEXT, move TEXT, facts TEXT, seen BIGINT, felt TEXT
    ) RETURNS VOID LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM change_table(ident, seen, felt);
      UPDATE games SET change = new_change, moves = new_moves, line = new_line,
        waiting = new_waiting, state = new_state, drawn = new_drawn, touched = now
        WHERE id = ident;
      INSERT INTO moves VALUES (ident, serial, seat, request, move, facts, 1);
    END $$;
    """,
    """
    -- Limits that hold wherever somebody asks, and what waits to be fetched wherever it was left.
    ALTER TABLE tables SET (fillfactor = 70);

    ALTER TABLE servers ADD COLUMN sockets TEXT NOT NULL DEFAULT '{}';  -- of addresses with many

    CREATE UNLOGGED TABLE rates (
      name TEXT PRIMARY KEY,      -- a digest: it says nothing of who that was
      level FLOAT8 NOT NULL,      -- how much was left, and when
      until TIMESTAMPTZ NOT NULL
    );

    CREATE TABLE parcels (
      name TEXT PRIMARY KEY,
      sender TEXT NOT NULL,       -- a digest as well
      content BYTEA NOT NULL,
      until TIMESTAMPTZ NOT NULL
    );

    ALTER TABLE parcels ALTER COLUMN content SET STORAGE EXTERNAL;
    """,
]

TABLES = ("devices", "tables", "games", "moves", "finished", "finished_by", "archived_by")
"""In the order in which rows may come: each names only what is in those before it."""
