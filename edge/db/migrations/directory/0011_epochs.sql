-- Counts up whenever what opens an account changes: its password, its factors, its contacts, or that its
-- person ended the other sessions. What was verified in an earlier epoch begins no session.
ALTER TABLE account ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
-- The epoch in which the first factor was right.
ALTER TABLE pending_sign_in ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
-- The epoch in which it was asked for: a mail to a contact of before resets nothing.
ALTER TABLE password_reset ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
