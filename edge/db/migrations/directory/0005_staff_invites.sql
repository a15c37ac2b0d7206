-- Who was asked to work in a store, by mail. The key of the mail's link stands nowhere.
CREATE TABLE staff_invite (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- Lower case, as an account's.
  email TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('admin', 'accountant', 'dispatcher', 'qrreader', 'marketing')),
  key_hash TEXT NOT NULL UNIQUE,
  invited_by TEXT NOT NULL REFERENCES account (id),
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
-- One at a time: the latest counts.
CREATE UNIQUE INDEX staff_invite_by_mail ON staff_invite (store_id, email);
CREATE INDEX staff_invite_by_end ON staff_invite (expires_at);
