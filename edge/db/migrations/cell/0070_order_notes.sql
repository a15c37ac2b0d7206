-- What a store's staff writes beside an order, and the receipts that it gives for one.
CREATE TABLE order_note (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  -- `internal` notes never leave the office; the buyer reads the others.
  audience TEXT NOT NULL CHECK (audience IN ('internal', 'client')),
  text TEXT NOT NULL,
  -- The account in DIRECTORY that wrote it.
  account_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- When it was changed, and when it was deleted: for a while it can be put back.
  changed_at INTEGER,
  deleted_at INTEGER
) STRICT;
CREATE INDEX order_note_by_order ON order_note (order_id, created_at);

-- One receipt for an order; each store numbers its own without gaps.
CREATE TABLE order_receipt (
  order_id TEXT PRIMARY KEY REFERENCES purchase_order (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  number INTEGER NOT NULL CHECK (number > 0),
  account_id TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  UNIQUE (supplier_id, number)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES
  ('order_note', 'by_path', 'order_id', 'purchase_order', 'id'),
  ('order_receipt', 'by_path', 'order_id', 'purchase_order', 'id');
