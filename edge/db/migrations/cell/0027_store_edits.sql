-- The changes that owners and their staff made to a store, in the order in which they were made: an entry is
-- added with each of them and never changed, so that any of them can be read and taken back.
CREATE TABLE store_edit (
  -- Their order: several may be made in one millisecond.
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- The account in DIRECTORY that made the change.
  account_id TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  -- The kind of thing, such as `header`, and its id.
  subject TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  -- JSON of the thing; null where there was none, or is none any more.
  before TEXT,
  after TEXT,
  -- The entry that this one takes back.
  takes_back TEXT REFERENCES store_edit (id),
  CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT;
CREATE INDEX store_edit_by_store ON store_edit (store_id, n);
CREATE INDEX store_edit_by_subject ON store_edit (store_id, subject, n);

INSERT INTO network_rows VALUES ('store_edit', 'by_path', 'store_id', 'store', 'id');

CREATE TRIGGER store_edit_stays BEFORE UPDATE ON store_edit
BEGIN
  SELECT raise(ABORT, 'an entry of the history does not change');
END;

-- Grows with each change, so that a change made to an older state is refused.
ALTER TABLE header ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
