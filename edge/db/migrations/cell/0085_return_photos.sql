-- Photos of what is returned, for its buyer and its seller alone.
CREATE TABLE return_photo (
  id TEXT PRIMARY KEY,
  return_id TEXT NOT NULL REFERENCES return_request (id),
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
CREATE INDEX return_photo_by_return ON return_photo (return_id, made_at);

INSERT INTO network_rows VALUES ('return_photo', 'by_path', 'return_id', 'return_request', 'id');
