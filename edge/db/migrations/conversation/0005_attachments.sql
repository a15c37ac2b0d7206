-- Pictures that an account has attached: to its next message while `seq` is null, then to that message. Their
-- bytes stand in the bucket.
CREATE TABLE attachment (
  id TEXT NOT NULL PRIMARY KEY,
  party_id TEXT NOT NULL REFERENCES party (id),
  author_id TEXT NOT NULL,
  -- The key of the upload, under which a repeat is found.
  sent_key TEXT NOT NULL,
  type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  made_at INTEGER NOT NULL,
  seq INTEGER REFERENCES message (seq),
  UNIQUE (author_id, sent_key)
) STRICT;
CREATE INDEX attachment_by_message ON attachment (seq);
