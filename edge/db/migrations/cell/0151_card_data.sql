-- Whose card pays, as the buyer of a checkout says it: JSON, see shared/rules/billing.ts; null for the same as the
-- delivery. A checkout that is over keeps none.
ALTER TABLE checkout ADD COLUMN billing TEXT;
CREATE TRIGGER checkout_forgets_billing AFTER UPDATE OF state ON checkout
WHEN NEW.state <> 'open' AND NEW.billing IS NOT NULL BEGIN
  UPDATE checkout SET billing = NULL WHERE id = NEW.id;
END;
-- The same as the card's provider was told; null where the way to pay takes none.
ALTER TABLE payment ADD COLUMN billing TEXT;
