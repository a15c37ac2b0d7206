-- The parcels in which an order is sent where it does not go as one; none for all other orders.
CREATE TABLE order_shipment (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  -- Counted within its order; one that was called back keeps its number.
  number INTEGER NOT NULL CHECK (number > 0),
  -- The courier's name, and its number and page of the parcel, as the seller typed them; null without.
  carrier TEXT,
  tracking_number TEXT,
  -- The number without spaces and hyphens, in capitals, by which lists find the order.
  tracking_key TEXT,
  tracking_url TEXT,
  sent_by TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  delivered_at INTEGER,
  -- When the seller took it back: its units are to be sent again.
  called_back_at INTEGER,
  UNIQUE (order_id, number),
  CHECK (delivered_at IS NULL OR called_back_at IS NULL)
) STRICT;
CREATE INDEX order_shipment_by_number ON order_shipment (supplier_id, tracking_key)
  WHERE tracking_key IS NOT NULL;

-- The units of an order's lines that a parcel carries.
CREATE TABLE shipment_line (
  parcel_id TEXT NOT NULL REFERENCES order_shipment (id),
  position INTEGER NOT NULL,
  units INTEGER NOT NULL CHECK (units > 0),
  PRIMARY KEY (parcel_id, position)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES
  ('order_shipment', 'by_path', 'order_id', 'purchase_order', 'id'),
  ('shipment_line', 'by_path', 'parcel_id', 'order_shipment', 'id');
