-- The events that providers have sent about the payments of a store, and those that no key of it proved.

-- A proved event. Its payment is the one completion path's matter: this is what the store's owner reads of
-- it, and by which an event is taken again.
CREATE TABLE payment_notice (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  provider TEXT NOT NULL,
  -- The account whose keys proved it: the store's id, or `platform`.
  account TEXT NOT NULL,
  event_id TEXT NOT NULL,
  -- Our reference of the charge, as the event names it.
  charge_ref TEXT NOT NULL,
  -- Null where no payment belongs to it.
  payment_id TEXT,
  result TEXT NOT NULL CHECK (result IN ('taken', 'waiting', 'unknown')),
  -- How often it came.
  times INTEGER NOT NULL DEFAULT 1,
  first_at INTEGER NOT NULL,
  told_at INTEGER NOT NULL,
  UNIQUE (store_id, provider, event_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_notice_by_time ON payment_notice (store_id, told_at);
CREATE INDEX payment_notice_by_result ON payment_notice (store_id, result, told_at);
CREATE INDEX payment_notice_old ON payment_notice (told_at);
INSERT INTO network_rows VALUES ('payment_notice', 'by_path', 'store_id', 'store', 'id');

-- How many events came in a day that nothing proved. Anybody can send one, so that they have no rows of
-- their own.
CREATE TABLE payment_notice_refused (
  store_id TEXT NOT NULL REFERENCES store (id),
  provider TEXT NOT NULL,
  -- The day's number since the epoch, UTC.
  day INTEGER NOT NULL,
  times INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, provider, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_notice_refused_old ON payment_notice_refused (day);
INSERT INTO network_rows VALUES ('payment_notice_refused', 'by_path', 'store_id', 'store', 'id');
