-- The mails by which a store's owner was told that an element on the pages of a key is to go.
CREATE TABLE embed_notice (
  key_id TEXT NOT NULL REFERENCES embed_key (id),
  element TEXT NOT NULL,
  -- Once it was declared, and once more in its last month.
  occasion TEXT NOT NULL CHECK (occasion IN ('declared', 'ending')),
  told_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, element, occasion)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('embed_notice', 'by_path', 'key_id', 'embed_key', 'id');
