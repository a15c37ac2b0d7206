-- The field that a store's owners gave to a column of a file of items, by the column's title; NULL for a
-- column that an import leaves alone.
CREATE TABLE import_column (
  store_id TEXT NOT NULL REFERENCES store (id),
  title TEXT NOT NULL,
  field TEXT,
  chosen_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, title)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('import_column', 'by_path', 'store_id', 'store', 'id');
