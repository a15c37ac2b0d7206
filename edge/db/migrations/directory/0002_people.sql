-- People: accounts, what opens them, and who they are in which store. Times are milliseconds UTC.

-- The account that a store belongs to.
ALTER TABLE store ADD COLUMN owner_id TEXT;
-- Kept beside the cell's own, which decides: what a role may do differs by it.
ALTER TABLE store ADD COLUMN store_type TEXT NOT NULL DEFAULT 'other';
-- Its customers sign up without a PIN.
ALTER TABLE store ADD COLUMN can_skip_pin INTEGER NOT NULL DEFAULT 0;
CREATE INDEX store_by_owner ON store (owner_id);

-- A condition inside a transaction: an INSERT of 0 aborts the batch that it stands in.
CREATE TABLE batch_assert (
  ok INTEGER NOT NULL CHECK (ok = 1)
) STRICT;

CREATE TABLE account (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL COLLATE NOCASE UNIQUE,
  full_name TEXT NOT NULL,
  -- Lower case. A contact stands here once it was proved to be its person's, or a registration
  -- without a PIN said it.
  email TEXT UNIQUE,
  -- E.164.
  phone TEXT UNIQUE,
  -- ISO 3166-1 alpha-2 of the phone.
  country TEXT,
  email_verified_at INTEGER,
  phone_verified_at INTEGER,
  -- scrypt with its parameters and salt; null where there is none.
  password TEXT,
  photo TEXT,
  locale TEXT NOT NULL CHECK (locale IN ('es', 'en')),
  theme TEXT CHECK (theme IN ('light', 'dark')),
  -- JSON: what a person says of themself; public profiles show some of it.
  profile TEXT NOT NULL DEFAULT '{}',
  -- Where the account was made, and what had led there.
  store_id TEXT NOT NULL,
  referral TEXT,
  campaign TEXT,
  click_id TEXT,
  heartbeat_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Erased at its person's wish: the row stays for what law keeps, without what was personal.
  erased_at INTEGER
) STRICT;

-- A browser that is signed in, on one host. The token itself stands nowhere.
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES account (id),
  host TEXT NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('password', 'pin', 'link', 'passkey')),
  -- What the browser says that it is, as far as a person can use it.
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_by_account ON session (account_id, seen_at);
CREATE INDEX session_by_end ON session (expires_at);

-- A proof that somebody is asked for: a PIN, and by mail a link as well. Neither is kept readable.
CREATE TABLE proof (
  id TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('registration', 'reset', 'contact')),
  -- Whose guesses are counted together over an hour: a contact, or an account.
  subject TEXT NOT NULL,
  pin_hash TEXT,
  pin_expires_at INTEGER,
  link_hash TEXT UNIQUE,
  link_expires_at INTEGER,
  -- Wrong PINs since the last lock, whichever PIN they were meant for.
  tries INTEGER NOT NULL DEFAULT 0,
  locked_until INTEGER,
  sent INTEGER NOT NULL DEFAULT 0,
  -- The message that went out last.
  message_id TEXT,
  -- JSON: attribution, the plan that was chosen, where to go on.
  origin TEXT NOT NULL DEFAULT '{}',
  used_at INTEGER,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX proof_by_end ON proof (expires_at);

-- An account that is not one yet: its proof has the same id.
CREATE TABLE registration (
  id TEXT PRIMARY KEY REFERENCES proof (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL UNIQUE,
  store_id TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('phone', 'email')),
  username TEXT NOT NULL,
  full_name TEXT NOT NULL,
  email TEXT,
  phone TEXT,
  country TEXT,
  password TEXT NOT NULL,
  locale TEXT NOT NULL,
  can_skip_pin INTEGER NOT NULL DEFAULT 0,
  activated_at INTEGER
) STRICT;

-- Whose password a proof resets.
CREATE TABLE password_reset (
  id TEXT PRIMARY KEY REFERENCES proof (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES account (id)
) STRICT;
CREATE INDEX password_reset_by_account ON password_reset (account_id);

-- How often something was tried, by a key that names nobody.
CREATE TABLE attempt (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_by_end ON attempt (ends_at);

-- Who works in a store.
CREATE TABLE staff (
  store_id TEXT NOT NULL REFERENCES store (id),
  account_id TEXT NOT NULL REFERENCES account (id),
  role TEXT NOT NULL CHECK (role IN ('admin', 'accountant', 'dispatcher', 'qrreader', 'marketing')),
  invited_by TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_by_account ON staff (account_id);

-- The three tables that follow are the cells' own, for what is not any cell's.
CREATE TABLE idempotency (
  store_id TEXT NOT NULL,
  call TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, call, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_by_age ON idempotency (created_at);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL,
  topic TEXT NOT NULL,
  payload TEXT NOT NULL,
  body TEXT,
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  delivered_at INTEGER,
  dead_at INTEGER,
  last_error TEXT,
  provider_id TEXT
) STRICT;
CREATE INDEX outbox_waiting ON outbox (next_at) WHERE delivered_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_ending ON outbox (expires_at) WHERE delivered_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX outbox_dead ON outbox (dead_at) WHERE dead_at IS NOT NULL;
CREATE INDEX outbox_written ON outbox (expires_at) WHERE body IS NOT NULL;

CREATE TABLE sent_mail (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL,
  channel TEXT NOT NULL DEFAULT 'mail',
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sent_mail_by_store ON sent_mail (store_id, sent_at);
CREATE INDEX sent_mail_by_age ON sent_mail (sent_at);
