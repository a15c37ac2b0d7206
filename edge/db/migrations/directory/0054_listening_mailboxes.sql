-- Until when a socket of the account's mailbox may be open, in milliseconds: its object writes it before it takes one.
-- A conversation wakes no mailbox after that.
ALTER TABLE account ADD COLUMN listens_until INTEGER;
