-- Pictures that were deleted from a store's library and can be put back: their rows, and how their
-- files lie in the bucket.
CREATE TABLE picture_trash (
  picture_id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  key TEXT NOT NULL,
  -- The file's name while it is in the trash; `/media/` serves none of these.
  kept_as TEXT NOT NULL,
  -- hiding: the file goes from its key to `kept_as`; kept: it is there; back: the picture was put
  -- back, and the copy in the trash can go; gone: its time is over, and both can go.
  state TEXT NOT NULL CHECK (state IN ('hiding', 'kept', 'back', 'gone')),
  -- When the cron looks at it next; milliseconds, UTC.
  due_at INTEGER NOT NULL,
  -- What the library's row needs besides what the history's entry holds.
  hash TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  colors TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_trash_due ON picture_trash (due_at);

INSERT INTO network_rows VALUES ('picture_trash', 'by_path', 'store_id', 'store', 'id');
