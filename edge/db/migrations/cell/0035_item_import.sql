-- What imports change in a store's items, so that an import can be undone as a whole.
CREATE TABLE import_change (
  job_id TEXT NOT NULL REFERENCES job (id) ON DELETE CASCADE,
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL,
  -- JSON: the item's state before the import; null for an item that the import made.
  before TEXT,
  -- The version in which the import left the item.
  version INTEGER NOT NULL,
  -- JSON: the units by which the import moved the stock of each variant.
  stock TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (job_id, item_id)
) STRICT, WITHOUT ROWID;

-- An import finds variants by their owner's code.
CREATE INDEX sku_by_code ON sku (code);

INSERT INTO network_rows VALUES ('import_change', 'by_path', 'store_id', 'store', 'id');
