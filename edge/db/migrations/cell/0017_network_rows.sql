-- How the rows of each table belong to a network, for the day on which one moves to another cell. A
-- migration that makes a table says it here; `npm run check` fails for one that does not.
CREATE TABLE network_rows (
  table_name TEXT PRIMARY KEY,
  -- by_path: rows that a column leads to the network from. whole: every row is needed wherever a part of
  -- the network is. made_anew: triggers and the search index make them of other rows. never: nobody's.
  moves TEXT NOT NULL CHECK (moves IN ('by_path', 'whole', 'made_anew', 'never')),
  -- The column that leads to a row of another table, and that row's column. `store` leads to itself: by
  -- its root.
  column_name TEXT,
  parent_table TEXT,
  parent_column TEXT,
  CHECK ((moves = 'by_path') = (column_name IS NOT NULL)),
  CHECK ((column_name IS NULL) = (parent_table IS NULL)),
  CHECK ((column_name IS NULL) = (parent_column IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES
  ('store', 'by_path', 'root_id', 'store', 'id'),
  ('banner', 'by_path', 'store_id', 'store', 'id'),
  ('header', 'by_path', 'store_id', 'store', 'id'),
  ('item', 'by_path', 'owner_id', 'store', 'id'),
  ('sku', 'by_path', 'item_id', 'item', 'id'),
  ('listing', 'by_path', 'store_id', 'store', 'id'),
  ('catalogue', 'by_path', 'store_id', 'store', 'id'),
  ('catalogue_listing', 'by_path', 'catalogue_id', 'catalogue', 'id'),
  ('spelling', 'by_path', 'store_id', 'store', 'id'),
  ('cart', 'by_path', 'store_id', 'store', 'id'),
  ('checkout', 'by_path', 'store_id', 'store', 'id'),
  ('hold', 'by_path', 'checkout_id', 'checkout', 'id'),
  ('purchase_order', 'by_path', 'store_id', 'store', 'id'),
  ('order_line', 'by_path', 'order_id', 'purchase_order', 'id'),
  ('attendee', 'by_path', 'order_id', 'purchase_order', 'id'),
  ('payment', 'by_path', 'store_id', 'store', 'id'),
  ('idempotency', 'by_path', 'store_id', 'store', 'id'),
  ('outbox', 'by_path', 'store_id', 'store', 'id'),
  ('sent_mail', 'by_path', 'store_id', 'store', 'id'),
  ('collaborator', 'by_path', 'store_id', 'store', 'id'),
  ('job', 'by_path', 'store_id', 'store', 'id'),
  -- A provider's event counts once wherever its payment is by then.
  ('payment_event', 'whole', NULL, NULL, NULL),
  ('listing_text', 'made_anew', NULL, NULL, NULL),
  ('listing_name', 'made_anew', NULL, NULL, NULL),
  ('listing_count', 'made_anew', NULL, NULL, NULL),
  ('network_count', 'made_anew', NULL, NULL, NULL),
  ('batch_assert', 'never', NULL, NULL, NULL),
  ('network_rows', 'never', NULL, NULL, NULL);
