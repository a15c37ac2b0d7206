-- Items that owners edit: versions, a time of publication, and deletions that can be taken back.

-- Grows with each change that an owner makes, so that a change made to an older state is refused. Sales leave it.
ALTER TABLE item ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE item ADD COLUMN main_type TEXT NOT NULL DEFAULT 'business'
  CHECK (main_type IN ('personal', 'business'));
-- When an unpublished item is published by itself, milliseconds UTC; null: never.
ALTER TABLE item ADD COLUMN publish_at INTEGER;
-- When the item was deleted. Its row and its variants stay, since holds of buyers who pay just then name them; no
-- store lists it.
ALTER TABLE item ADD COLUMN deleted_at INTEGER;
CREATE INDEX item_to_publish ON item (publish_at) WHERE publish_at IS NOT NULL;

-- The listings of deleted items, in their places. Their places in catalogues stand in `deleted_catalogue_item`.
CREATE TABLE deleted_listing (
  item_id TEXT NOT NULL REFERENCES item (id),
  store_id TEXT NOT NULL REFERENCES store (id),
  listing_id INTEGER NOT NULL,
  queue_position INTEGER NOT NULL,
  sold INTEGER NOT NULL,
  PRIMARY KEY (item_id, store_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX deleted_catalogue_item_by_item ON deleted_catalogue_item (item_id);

-- Each change of a variant's stock, in the order in which they were made.
CREATE TABLE stock_move (
  n INTEGER PRIMARY KEY,
  -- The store that owns the item.
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL,
  sku_id TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  -- The account in DIRECTORY that made the change; null for a sale.
  account_id TEXT,
  reason TEXT NOT NULL
    CHECK (reason IN ('created', 'counted', 'received', 'damaged', 'returned', 'sold', 'other')),
  note TEXT,
  -- The checkout that sold the units.
  checkout_id TEXT,
  before INTEGER NOT NULL,
  after INTEGER NOT NULL
) STRICT;
CREATE INDEX stock_move_by_item ON stock_move (store_id, item_id, n);

INSERT INTO network_rows VALUES
  ('deleted_listing', 'by_path', 'store_id', 'store', 'id'),
  ('stock_move', 'by_path', 'store_id', 'store', 'id');
