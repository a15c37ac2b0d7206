-- Orders as their seller works on them: lists by stage, the time of receipt, and each order's history.

-- Milliseconds UTC; null until it was received.
ALTER TABLE purchase_order ADD COLUMN received_at INTEGER;
UPDATE purchase_order SET received_at = updated_at WHERE state = 'delivered';

-- Whether there is work left: a list of open orders costs the same beside a million that have ended.
ALTER TABLE purchase_order ADD COLUMN phase TEXT GENERATED ALWAYS AS (CASE state
  WHEN 'awaiting_payment' THEN 'unpaid' WHEN 'delivered' THEN 'delivered'
  WHEN 'canceled_by_customer' THEN 'canceled' WHEN 'canceled_by_supplier' THEN 'canceled'
  ELSE 'open' END) VIRTUAL;
CREATE INDEX purchase_order_by_phase ON purchase_order (supplier_id, phase, created_at);
CREATE INDEX purchase_order_by_stage ON purchase_order (supplier_id, state, created_at);
CREATE INDEX purchase_order_by_number ON purchase_order (supplier_id, number);
CREATE INDEX purchase_order_by_buyer
  ON purchase_order (supplier_id, lower(contact ->> 'email'), created_at);

-- Each move of an order from one stage to another, in their order. Rows are added, never changed.
CREATE TABLE order_move (
  n INTEGER PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  made_at INTEGER NOT NULL,
  actor TEXT NOT NULL CHECK (actor IN ('seller', 'customer', 'system')),
  -- The account in DIRECTORY that made it; null for a guest and for the system.
  account_id TEXT,
  from_state TEXT NOT NULL,
  to_state TEXT NOT NULL,
  -- Of a cancellation: one of the reasons of shared/rules/seller-moves.ts, and the words beside it.
  reason TEXT,
  note TEXT
) STRICT;
CREATE INDEX order_move_by_order ON order_move (order_id, n);

INSERT INTO network_rows VALUES ('order_move', 'by_path', 'order_id', 'purchase_order', 'id');
