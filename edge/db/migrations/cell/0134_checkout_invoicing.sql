-- The invoicing data that a buyer gives in the checkout, as JSON: {rfc, name, regime, postal_code, use}. Its
-- orders take it over; a checkout that is over keeps none.
ALTER TABLE checkout ADD COLUMN invoicing TEXT;
CREATE TRIGGER checkout_forgets_invoicing AFTER UPDATE OF state ON checkout
WHEN NEW.state <> 'open' AND NEW.invoicing IS NOT NULL BEGIN
  UPDATE checkout SET invoicing = NULL WHERE id = NEW.id;
END;
