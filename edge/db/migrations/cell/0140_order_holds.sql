-- Orders that their seller keeps from moving on, each time with the reason; one that is over is never deleted.
CREATE TABLE order_hold (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  reason TEXT NOT NULL CHECK (reason IN
    ('payment_review', 'suspected_fraud', 'address_unclear', 'out_of_stock', 'buyer_answer', 'other')),
  -- Words for the staff alone.
  note TEXT,
  -- The accounts in DIRECTORY that held and released it; the platform releases an order that is over.
  held_by TEXT NOT NULL,
  held_at INTEGER NOT NULL,
  released_by TEXT,
  released_at INTEGER
) STRICT;
CREATE INDEX order_hold_by_order ON order_hold (order_id, held_at);
-- An order is held once at a time, and a seller's list finds those that are.
CREATE UNIQUE INDEX order_hold_standing ON order_hold (order_id) WHERE released_at IS NULL;
CREATE INDEX order_hold_of_supplier ON order_hold (supplier_id, order_id) WHERE released_at IS NULL;

INSERT INTO network_rows VALUES ('order_hold', 'by_path', 'order_id', 'purchase_order', 'id');
