-- The placed order to which a prepared one adds; null for one that stands by itself.
ALTER TABLE draft_order ADD COLUMN extends_order TEXT;
CREATE INDEX draft_order_of_order ON draft_order (extends_order, made_at)
  WHERE extends_order IS NOT NULL;

-- What would be added to an order that was cancelled is asked of nobody any more. A payment that is under way by
-- then makes an order of its own.
CREATE TRIGGER additions_of_canceled_order AFTER UPDATE OF state ON purchase_order
WHEN NEW.state IN ('canceled_by_customer', 'canceled_by_supplier')
BEGIN
  UPDATE draft_order SET taken_back_at = NEW.updated_at, version = version + 1
    WHERE extends_order = NEW.id AND taken_back_at IS NULL AND paid_at IS NULL;
END;
