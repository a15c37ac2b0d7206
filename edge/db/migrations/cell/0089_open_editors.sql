-- The accounts that have an editor of their store open. A row counts until its end, which an open page puts
-- off; nothing else keeps the list.
CREATE TABLE open_editor (
  store_id TEXT NOT NULL REFERENCES store (id),
  -- `settings`, `headers`, `slides`, or the id of an item.
  place TEXT NOT NULL,
  account_id TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, place, account_id)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('open_editor', 'never', NULL, NULL, NULL);
