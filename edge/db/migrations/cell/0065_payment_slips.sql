-- The number by which a payment is made elsewhere: in a store, or by a transfer. JSON, as the provider told it
-- when the number was given: what a buyer was shown stays, whatever the store's account becomes.
ALTER TABLE payment ADD COLUMN slip TEXT;
-- When the number ends, and with it what is held for the order. Milliseconds UTC.
ALTER TABLE payment ADD COLUMN slip_until INTEGER;
-- Deposits by the account that takes them: its seller says which of the latest have come.
CREATE INDEX payment_deposit ON payment (account, slip_until) WHERE provider = 'deposit';
