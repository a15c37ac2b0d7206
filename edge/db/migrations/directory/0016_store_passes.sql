-- The way of an owner from the host on which they are signed in to their store's own: used once, within a
-- minute. Each step of the way fills one column, and none is filled twice.
CREATE TABLE store_pass (
  -- The hash of the pass, which only a form of the account's own page holds.
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  epoch INTEGER NOT NULL,
  -- The session that asks for it; it counts while that session lasts.
  session_id TEXT NOT NULL,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- The origin of the store that it opens, and the place where the way back leads.
  target TEXT NOT NULL,
  back TEXT NOT NULL,
  -- The path in the store that is shown at last.
  next TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- The hash of the cookie that the store's host gave to the browser that brought the pass.
  browser TEXT UNIQUE,
  -- When the browser with the session said that it is the same one.
  confirmed_at INTEGER,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX store_pass_by_account ON store_pass (account_id, created_at);
CREATE INDEX store_pass_by_end ON store_pass (expires_at);
