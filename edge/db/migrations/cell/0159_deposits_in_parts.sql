-- Deposits that come in another amount than their reference asks for: part by part, or more than it.

-- Minor units that have come for the number that a payment waits for, and that go back where it ends.
ALTER TABLE payment ADD COLUMN arrived INTEGER NOT NULL DEFAULT 0 CHECK (arrived >= 0);

-- What a seller has seen come on the account; append-only.
CREATE TABLE payment_arrival (
  payment_id TEXT NOT NULL REFERENCES payment (id),
  -- The key of the call that noted it, so that a repeat counts once.
  key TEXT NOT NULL,
  -- Minor units.
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- The account in DIRECTORY that noted it.
  noted_by TEXT NOT NULL,
  noted_at INTEGER NOT NULL,
  PRIMARY KEY (payment_id, key)
) STRICT, WITHOUT ROWID;
INSERT INTO network_rows VALUES ('payment_arrival', 'by_path', 'payment_id', 'payment', 'id');
CREATE TRIGGER payment_arrival_keeps BEFORE UPDATE ON payment_arrival
BEGIN SELECT RAISE(ABORT, 'what arrived is append-only'); END;
CREATE TRIGGER payment_arrival_stays BEFORE DELETE ON payment_arrival
BEGIN SELECT RAISE(ABORT, 'what arrived is append-only'); END;

-- 1 for money beside what a payment is for: `surplus` above it, `short` where the rest of it never came. A
-- payment may have several, and one that gives all of it back besides.
ALTER TABLE refund ADD COLUMN is_beside INTEGER NOT NULL
  GENERATED ALWAYS AS (reason IN ('surplus', 'short')) VIRTUAL;
DROP INDEX refund_whole;
CREATE UNIQUE INDEX refund_whole ON refund (payment_id) WHERE part = 'payment' AND is_beside = 0;

-- Whatever ends a number before all of it has come, what came is owed back in the same batch.
CREATE TRIGGER arrived_is_owed_back AFTER UPDATE ON payment
WHEN NEW.arrived > 0 AND NEW.arrived = OLD.arrived AND NEW.state NOT IN ('approved', 'refunded')
  AND (NEW.state <> 'requires_action' OR NEW.slip IS NULL OR NEW.tries <> OLD.tries) BEGIN
  INSERT INTO refund (id, payment_id, part, amount, currency, reason, state, fault, created_at, updated_at)
    VALUES ('rf_' || lower(hex(randomblob(13))), NEW.id, 'payment', NEW.arrived, NEW.currency, 'short',
      'failed', 'by_hand', NEW.updated_at, NEW.updated_at);
  UPDATE payment SET arrived = 0 WHERE id = NEW.id;
END;

-- The buyer is asked for the account that it goes back to.
CREATE TRIGGER owed_beside_is_told AFTER INSERT ON refund WHEN NEW.is_beside = 1 BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'mail.order_moved',
      json_object('order', o.id, 'stage', 'refund_account'), NEW.created_at, NEW.created_at,
      NEW.created_at + 86400000
    FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
    WHERE p.id = NEW.payment_id ORDER BY o.rowid LIMIT 1;
END;

-- Money that goes back for an order or for one of its lines voids their tickets; an amount does not, nor
-- what came beside the payment.
DROP TRIGGER tickets_of_refund;
CREATE TRIGGER tickets_of_refund AFTER INSERT ON refund
WHEN NEW.part IN ('payment', 'order', 'line') AND NEW.is_beside = 0
BEGIN
  UPDATE ticket SET voided_at = NEW.created_at
    WHERE voided_at IS NULL
      AND order_id IN (SELECT o.id FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
        WHERE p.id = NEW.payment_id AND (NEW.part = 'payment' OR o.id = NEW.order_id))
      AND (NEW.part <> 'line' OR sku_id = (SELECT l.sku_id FROM order_line l
        WHERE l.order_id = NEW.order_id AND l.position = NEW.line));
END;
