-- The bank account to which the buyer of an order wants money back that no provider gives back. It goes
-- with the last refund that waits for it.
CREATE TABLE refund_account (
  order_id TEXT PRIMARY KEY REFERENCES purchase_order (id),
  kind TEXT NOT NULL CHECK (kind IN ('clabe', 'cbu')),
  -- Its number and holder, under a key that no database holds.
  sealed TEXT NOT NULL,
  last_four TEXT NOT NULL,
  given_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO network_rows VALUES ('refund_account', 'by_path', 'order_id', 'purchase_order', 'id');

CREATE TRIGGER refund_account_is_over AFTER UPDATE OF state ON refund
WHEN NEW.state IN ('success', 'ok') AND NOT EXISTS (SELECT 1 FROM refund
  WHERE payment_id = NEW.payment_id AND state IN ('pending', 'failed')) BEGIN
  DELETE FROM refund_account WHERE order_id IN (SELECT o.id FROM payment p
    JOIN purchase_order o ON o.checkout_id = p.checkout_id WHERE p.id = NEW.payment_id);
END;
