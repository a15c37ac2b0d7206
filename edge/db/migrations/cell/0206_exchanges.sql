-- The variant that comes back, where an exchange had brought it; null for the one that was sold.
ALTER TABLE return_line ADD COLUMN from_sku TEXT;
-- The variant of the same item that its buyer wants in place of money, and its words as they were read then.
ALTER TABLE return_line ADD COLUMN wanted_sku TEXT;
ALTER TABLE return_line ADD COLUMN wanted_variant TEXT;
-- How far the wish has come (shared/rules/exchanges.ts), and for how many units it stands.
ALTER TABLE return_line ADD COLUMN exchange TEXT
  CHECK (exchange IS NULL OR (exchange IN ('wanted', 'kept', 'sent', 'refused', 'canceled')
    AND wanted_sku IS NOT NULL AND wanted_variant IS NOT NULL));
ALTER TABLE return_line ADD COLUMN exchange_units INTEGER NOT NULL DEFAULT 0
  CHECK (exchange_units >= 0 AND (exchange IS NULL) = (exchange_units = 0));

-- The parcel with what is sent in exchange: when, by whom, and where it is followed.
ALTER TABLE return_request ADD COLUMN sent_at INTEGER;
-- The account in DIRECTORY that sent it.
ALTER TABLE return_request ADD COLUMN sent_by TEXT;
ALTER TABLE return_request ADD COLUMN carrier TEXT;
ALTER TABLE return_request ADD COLUMN tracking_number TEXT;
ALTER TABLE return_request ADD COLUMN tracking_url TEXT;
-- Why the seller exchanges nothing after all, in words for the buyer.
ALTER TABLE return_request ADD COLUMN exchange_refusal TEXT;
