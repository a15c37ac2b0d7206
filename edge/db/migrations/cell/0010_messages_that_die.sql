-- A message waits (neither delivered_at nor dead_at), was sent, or is dead: a person may send it again.

-- Not before this: the next try, or the end of the one that is under way.
ALTER TABLE outbox ADD COLUMN next_at INTEGER NOT NULL DEFAULT 0;
-- Not after this.
ALTER TABLE outbox ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN dead_at INTEGER;
-- Why the last try failed.
ALTER TABLE outbox ADD COLUMN last_error TEXT;
-- The provider's own id of what it took.
ALTER TABLE outbox ADD COLUMN provider_id TEXT;
-- JSON: the words of a message that cannot be written again later. Gone when it was sent, and at
-- expires_at: it may hold a PIN or a link that opens an account.
ALTER TABLE outbox ADD COLUMN body TEXT;

UPDATE outbox SET next_at = created_at, expires_at = created_at + 86400000;
UPDATE outbox SET dead_at = created_at, last_error = 'tried too often'
  WHERE delivered_at IS NULL AND attempts >= 8;

DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (next_at) WHERE delivered_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_ending ON outbox (expires_at) WHERE delivered_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX outbox_dead ON outbox (dead_at) WHERE dead_at IS NOT NULL;
CREATE INDEX outbox_written ON outbox (expires_at) WHERE body IS NOT NULL;

-- The demo keeps text messages beside mails.
ALTER TABLE sent_mail ADD COLUMN channel TEXT NOT NULL DEFAULT 'mail';
CREATE INDEX sent_mail_by_age ON sent_mail (sent_at);
