-- The cart of somebody who is signed in: one for each account and store. No id leads to it, only its
-- account; null is a visitor's, whose id is all that leads there.
ALTER TABLE cart ADD COLUMN account_id TEXT;
CREATE UNIQUE INDEX cart_of_account ON cart (account_id, store_id) WHERE account_id IS NOT NULL;
