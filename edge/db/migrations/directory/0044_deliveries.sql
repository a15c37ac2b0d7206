-- What became of each push, mail and text message that told somebody of something: no words of it, and no whole address.
CREATE TABLE delivery (
  -- The row of the outbox that asked for it, of a cell or of the directory.
  id TEXT PRIMARY KEY,
  -- The account that it went to; null for the store's own address.
  account_id TEXT,
  store_id TEXT NOT NULL,
  store_name TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('push', 'mail', 'text')),
  origin_app TEXT NOT NULL,
  -- As its reader recognizes it: the end of a number, the first letter and the host of a mail address, a browser.
  address TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'failed', 'forgotten')),
  reason TEXT CHECK (reason IN ('refused', 'unreached')),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX delivery_of_account ON delivery (account_id, created_at, id) WHERE account_id IS NOT NULL;
CREATE INDEX delivery_of_store ON delivery (store_id, created_at, id) WHERE account_id IS NULL;
CREATE INDEX delivery_by_time ON delivery (created_at);
