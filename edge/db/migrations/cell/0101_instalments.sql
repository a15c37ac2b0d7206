-- Monthly payments without interest: the terms that a store offers and from which amount on, what a buyer
-- chose for a checkout, and what a payment is asked for. One payment is 1.
ALTER TABLE store ADD COLUMN msi_terms TEXT NOT NULL DEFAULT '[]';
ALTER TABLE store ADD COLUMN msi_minimum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE checkout ADD COLUMN msi_payments INTEGER NOT NULL DEFAULT 1;
ALTER TABLE payment ADD COLUMN msi_payments INTEGER NOT NULL DEFAULT 1;
