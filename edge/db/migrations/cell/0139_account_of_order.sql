-- JSON: the proof that began the account which the buyer of a checkout asked for, and the e-mail that it goes
-- to; null for buyers who asked for none.
ALTER TABLE checkout ADD COLUMN account_asked TEXT;
