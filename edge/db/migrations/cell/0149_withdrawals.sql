-- The code that a buyer got for withdrawing from a purchase; null for any other return.
ALTER TABLE return_request ADD COLUMN withdrawal_code TEXT;

-- Withdrawn orders may not have been delivered yet: whatever cancels one ends its return, whose money and
-- units go back with the cancellation.
CREATE TRIGGER return_of_canceled_order AFTER UPDATE OF state ON purchase_order
WHEN NEW.state IN ('canceled_by_customer', 'canceled_by_supplier')
BEGIN
  UPDATE return_request SET state = 'closed', closed_at = NEW.updated_at,
      closed_by = iif(NEW.state = 'canceled_by_customer', 'customer', 'seller')
    WHERE order_id = NEW.id AND state = 'open';
END;
