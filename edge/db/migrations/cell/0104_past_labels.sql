-- Labels of orders in whose place another one stands: each was bought, and given back to its courier.
CREATE TABLE past_label (
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  -- The courier's id of it.
  label_ref TEXT NOT NULL,
  courier_code TEXT NOT NULL,
  label_state TEXT NOT NULL CHECK (label_state IN ('canceled', 'failed')),
  tracking_number TEXT,
  tracking_url TEXT,
  -- Minor units.
  label_price INTEGER NOT NULL CHECK (label_price >= 0),
  label_currency TEXT NOT NULL,
  bought_by TEXT NOT NULL,
  bought_at INTEGER NOT NULL,
  -- When another one was asked for, and by which account.
  replaced_by TEXT NOT NULL,
  replaced_at INTEGER NOT NULL,
  PRIMARY KEY (order_id, label_ref)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER past_label_keeps BEFORE UPDATE ON past_label BEGIN
  SELECT RAISE(ABORT, 'a label of the past stays as it was');
END;

INSERT INTO network_rows VALUES ('past_label', 'by_path', 'order_id', 'purchase_order', 'id');
