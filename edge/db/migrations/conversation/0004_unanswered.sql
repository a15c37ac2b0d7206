-- Mails that told a store of a customer whom nobody has answered; an answer begins anew.
ALTER TABLE party ADD COLUMN waiting_told INTEGER NOT NULL DEFAULT 0;
