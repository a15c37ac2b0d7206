-- What a seller has changed of orders that were placed: their delivery, or their lines.
CREATE TABLE order_edit (
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  -- The first edit of an order is 1: whoever edits says how many they have seen.
  n INTEGER NOT NULL CHECK (n > 0),
  -- Milliseconds UTC.
  edited_at INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('delivery', 'lines')),
  -- JSON: what was changed, before and after (shared/contracts/order-edit-view.ts).
  changed TEXT NOT NULL,
  -- Words for the buyer.
  note TEXT,
  PRIMARY KEY (order_id, n)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('order_edit', 'by_path', 'order_id', 'purchase_order', 'id');

CREATE TRIGGER order_edit_keeps BEFORE UPDATE ON order_edit BEGIN
  SELECT RAISE(ABORT, 'edits stay');
END;
-- Those of a test go with it.
CREATE TRIGGER order_edit_stays BEFORE DELETE ON order_edit
  WHEN (SELECT is_test FROM purchase_order WHERE id = OLD.order_id) = 0 BEGIN
  SELECT RAISE(ABORT, 'edits stay');
END;
