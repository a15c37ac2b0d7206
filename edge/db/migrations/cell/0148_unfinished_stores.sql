-- Stores that the wizard opened and that have nothing yet: each is told of, and then closed.
CREATE TABLE unfinished_store (
  store_id TEXT PRIMARY KEY REFERENCES store (id),
  opened_at INTEGER NOT NULL,
  -- When its owner was told that it closes; null before.
  told_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX unfinished_store_by_age ON unfinished_store (opened_at);
INSERT INTO network_rows VALUES ('unfinished_store', 'by_path', 'store_id', 'store', 'id');
