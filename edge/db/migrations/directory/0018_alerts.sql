-- What has happened in stores, for the accounts that it matters to: one row for each account.
CREATE TABLE alert (
  account_id TEXT NOT NULL REFERENCES account (id),
  -- `al_…`, after the message of the outbox that it is about: a message that is written twice makes one alert.
  id TEXT NOT NULL,
  store_id TEXT NOT NULL,
  -- The store's name at that time; stores' names stand in their cells.
  store_name TEXT NOT NULL,
  origin_app TEXT NOT NULL,
  -- JSON: the ids of what it is about.
  params TEXT NOT NULL,
  -- JSON: the sentence by language.
  message_body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  visited_at INTEGER,
  PRIMARY KEY (account_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_by_time ON alert (account_id, created_at, id);
CREATE INDEX alert_pending ON alert (account_id) WHERE visited_at IS NULL;
-- Alerts end after 90 days.
CREATE INDEX alert_by_age ON alert (created_at);
