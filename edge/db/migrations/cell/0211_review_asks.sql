-- How many days after the receipt of an order a store asks its buyer for a review, and how many days
-- later it reminds them once; null where it does not.
ALTER TABLE store ADD COLUMN review_ask_days INTEGER NOT NULL DEFAULT 7
  CHECK (review_ask_days BETWEEN 0 AND 60);
ALTER TABLE store ADD COLUMN review_reminder_days INTEGER
  CHECK (review_reminder_days BETWEEN 3 AND 30);

-- When the buyer of an order is asked next for a review, milliseconds UTC; null for never (again).
ALTER TABLE purchase_order ADD COLUMN review_ask_at INTEGER;
UPDATE purchase_order SET review_ask_at = received_at + 7 * 86400000
  WHERE received_at IS NOT NULL AND review_asked_at IS NULL AND is_test = 0;
DROP INDEX purchase_order_to_ask;
CREATE INDEX purchase_order_to_ask ON purchase_order (review_ask_at) WHERE review_ask_at IS NOT NULL;

-- Whatever marks an order as received has its buyer asked.
CREATE TRIGGER received_order_is_asked AFTER UPDATE OF received_at ON purchase_order
WHEN NEW.review_asked_at IS NULL AND NEW.is_test = 0
BEGIN
  UPDATE purchase_order SET review_ask_at = NEW.received_at
      + (SELECT review_ask_days FROM store WHERE id = NEW.store_id) * 86400000
    WHERE id = NEW.id;
END;
