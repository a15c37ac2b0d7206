-- Whose order it is: the account that was signed in when it was placed, whatever contact it bears; null
-- is a guest's. The id of an erased account leads to an empty row.
ALTER TABLE purchase_order ADD COLUMN account_id TEXT;
CREATE INDEX purchase_order_by_account
  ON purchase_order (store_id, account_id, created_at) WHERE account_id IS NOT NULL;
