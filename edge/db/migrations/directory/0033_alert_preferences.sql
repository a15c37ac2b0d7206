-- How an account is told of an app's events besides by alerts; an app without a row: by mail and on its devices.
CREATE TABLE alert_preference (
  account_id TEXT NOT NULL REFERENCES account (id),
  origin_app TEXT NOT NULL,
  by_mail INTEGER NOT NULL CHECK (by_mail IN (0, 1)),
  by_push INTEGER NOT NULL CHECK (by_push IN (0, 1)),
  PRIMARY KEY (account_id, origin_app)
) STRICT, WITHOUT ROWID;

-- The hours of each day at which an account is written no mail that can wait.
CREATE TABLE quiet_hours (
  account_id TEXT NOT NULL PRIMARY KEY REFERENCES account (id),
  -- `HH:MM` in the zone, by its IANA name.
  quiet_from TEXT NOT NULL,
  quiet_to TEXT NOT NULL,
  quiet_zone TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Mails that quiet hours hold back: when they end, one summary tells of all.
CREATE TABLE held_mail (
  account_id TEXT NOT NULL REFERENCES account (id),
  -- The message of the outbox.
  id TEXT NOT NULL,
  store_id TEXT NOT NULL,
  store_name TEXT NOT NULL,
  origin_app TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- The conversation that it is about: once that was opened there is nothing to tell.
  conversation_id TEXT,
  -- Scheme and port of the links in it.
  link_scheme TEXT NOT NULL,
  link_port TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  -- The message of the outbox that tells of it.
  summary_id TEXT,
  PRIMARY KEY (account_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX held_mail_due ON held_mail (due_at) WHERE summary_id IS NULL;
CREATE INDEX held_mail_by_summary ON held_mail (summary_id) WHERE summary_id IS NOT NULL;
CREATE INDEX held_mail_by_age ON held_mail (created_at);
