-- JSON: {account, card, keep}: the saved card that an account pays a checkout with, and whether the card that it pays
-- with is kept; null where it chose neither.
ALTER TABLE checkout ADD COLUMN card_choice TEXT;
CREATE TRIGGER checkout_forgets_card AFTER UPDATE OF state ON checkout
WHEN NEW.state <> 'open' AND NEW.card_choice IS NOT NULL BEGIN
  UPDATE checkout SET card_choice = NULL WHERE id = NEW.id;
END;
-- JSON: {account, network, customer}: for whom the card of the last try is kept, once it is paid; else null.
ALTER TABLE payment ADD COLUMN vault TEXT;
