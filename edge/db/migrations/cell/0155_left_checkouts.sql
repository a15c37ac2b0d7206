-- Why each try of a payment was declined, in the provider's code.
ALTER TABLE payment_try ADD COLUMN decline_code TEXT;
CREATE TRIGGER payment_try_declined AFTER UPDATE OF state ON payment
WHEN NEW.state = 'declined' AND NEW.decline_code IS NOT NULL BEGIN
  UPDATE payment_try SET decline_code = NEW.decline_code
    WHERE payment_id = NEW.id AND n = NEW.tries;
END;
-- Whose card would have paid what was never bought, until it is forgotten.
CREATE INDEX payment_billing_left ON payment (updated_at)
  WHERE billing IS NOT NULL AND state IN ('created', 'declined');
