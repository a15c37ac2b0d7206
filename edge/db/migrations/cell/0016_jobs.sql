-- Long work of a store, done in pieces: how far it is stands here, so that it goes on after a crash.
CREATE TABLE job (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- Account that asked for it.
  asked_by TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- JSON, as the kind's schema reads it.
  input TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'running', 'undoing', 'done', 'failed', 'canceled', 'undone')),
  -- What `undoing` ends as.
  ends_as TEXT CHECK (ends_as IN ('failed', 'canceled', 'undone')),
  cancel_asked INTEGER NOT NULL DEFAULT 0 CHECK (cancel_asked IN (0, 1)),
  -- Index of the step that is under way, and where in it the next piece begins (JSON; null: at its start).
  step INTEGER NOT NULL DEFAULT 0,
  cursor TEXT,
  done INTEGER NOT NULL DEFAULT 0,
  -- Null while nobody knows.
  total INTEGER,
  -- JSON of what came of it.
  result TEXT,
  error TEXT,
  -- Failed tries of the next piece.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Whoever works on it, and until when nobody else may; then, when it is tried again.
  lease TEXT,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  CHECK (state <> 'undoing' OR ends_as IS NOT NULL)
) STRICT;
CREATE INDEX job_by_store ON job (store_id, created_at DESC, id);
CREATE INDEX job_under_way ON job (next_at) WHERE state IN ('waiting', 'running', 'undoing');
CREATE INDEX job_ended ON job (ended_at) WHERE ended_at IS NOT NULL;
