-- How risky a payment looked when it was approved, with the signs of it; neither changes afterwards.
ALTER TABLE payment ADD COLUMN risk TEXT CHECK (risk IN ('none', 'look', 'high'));
-- JSON: [{sign, values}].
ALTER TABLE payment ADD COLUMN risk_signs TEXT;
CREATE TRIGGER payment_risk_stays BEFORE UPDATE OF risk, risk_signs ON payment
WHEN OLD.risk IS NOT NULL AND (NEW.risk IS NOT OLD.risk OR NEW.risk_signs IS NOT OLD.risk_signs) BEGIN
  SELECT RAISE(ABORT, 'the risk of a payment stays as it was judged');
END;

-- From which risk on the store's orders wait for its staff to release them.
ALTER TABLE store ADD COLUMN hold_risky TEXT NOT NULL DEFAULT 'off'
  CHECK (hold_risky IN ('off', 'high', 'any'));

-- Purchases that go to one address, for those of the last hour.
CREATE INDEX purchase_order_by_place ON purchase_order (store_id,
  lower((address ->> 'postal_code') || ' ' || (address ->> 'route') || ' ' || (address ->> 'street_number')),
  created_at) WHERE address IS NOT NULL;

-- The platform holds orders too, and reminds their sellers once.
CREATE TABLE order_hold_now (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  reason TEXT NOT NULL CHECK (reason IN
    ('payment_review', 'suspected_fraud', 'address_unclear', 'out_of_stock', 'buyer_answer', 'other',
      'payment_risk')),
  -- Words for the staff alone.
  note TEXT,
  -- The accounts in DIRECTORY that held and released it; the platform holds for a payment's risk, and
  -- releases an order that is over.
  held_by TEXT,
  held_at INTEGER NOT NULL,
  released_by TEXT,
  released_at INTEGER,
  reminded_at INTEGER,
  CHECK ((held_by IS NULL) = (reason = 'payment_risk'))
) STRICT;
INSERT INTO order_hold_now
  SELECT id, order_id, supplier_id, reason, note, held_by, held_at, released_by, released_at, NULL
  FROM order_hold;
DROP TABLE order_hold;
ALTER TABLE order_hold_now RENAME TO order_hold;
CREATE INDEX order_hold_by_order ON order_hold (order_id, held_at);
CREATE UNIQUE INDEX order_hold_standing ON order_hold (order_id) WHERE released_at IS NULL;
CREATE INDEX order_hold_of_supplier ON order_hold (supplier_id, order_id) WHERE released_at IS NULL;
CREATE INDEX order_hold_to_remind ON order_hold (held_at)
  WHERE reason = 'payment_risk' AND released_at IS NULL AND reminded_at IS NULL;

-- Files are handed over when the order is released, where its payment's risk had kept them back.
CREATE TRIGGER files_of_released_order AFTER UPDATE OF released_at ON order_hold
WHEN NEW.reason = 'payment_risk' AND OLD.released_at IS NULL AND NEW.released_at IS NOT NULL BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'mail.files', json_object('order', o.id),
      NEW.released_at, NEW.released_at, NEW.released_at + 86400000
    FROM purchase_order o
    WHERE o.id = NEW.order_id AND o.is_paid = 1
      AND EXISTS (SELECT 1 FROM order_line l JOIN item_file f ON f.item_id = l.item_id
        WHERE l.order_id = o.id AND f.removed_at IS NULL);
END;
