-- The day and the cost that a seller asks a buyer to agree to before the order goes on.

-- `YYYY-MM-DD`, by the seller's calendar; null where the days of the delivery tell it.
ALTER TABLE purchase_order ADD COLUMN promised_on TEXT;
-- Minor units beside the shipping that the buyer saw at the checkout; part of the totals once they agreed.
ALTER TABLE purchase_order ADD COLUMN extra_charge INTEGER NOT NULL DEFAULT 0;
