-- Stock that an import, an undo or a courtesy ticket moved says so.
CREATE TABLE stock_move_now (
  n INTEGER PRIMARY KEY,
  -- The store that owns the item.
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL,
  sku_id TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  -- The account in DIRECTORY that made the change; null for a sale.
  account_id TEXT,
  reason TEXT NOT NULL
    CHECK (reason IN ('created', 'counted', 'received', 'damaged', 'returned', 'sold', 'imported',
      'undone', 'given', 'other')),
  note TEXT,
  -- The checkout that sold the units.
  checkout_id TEXT,
  before INTEGER NOT NULL,
  after INTEGER NOT NULL
) STRICT;
INSERT INTO stock_move_now
  SELECT n, store_id, item_id, sku_id, made_at, account_id, reason, note, checkout_id, before, after
  FROM stock_move;
DROP TABLE stock_move;
ALTER TABLE stock_move_now RENAME TO stock_move;
CREATE INDEX stock_move_by_item ON stock_move (store_id, item_id, n);
