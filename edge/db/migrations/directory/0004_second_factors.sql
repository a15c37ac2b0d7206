-- What proves a person besides a password. Times are milliseconds UTC.

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  -- As the authenticator named it, base64url.
  credential_id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES account (id),
  -- The host that it signs in to, and no other.
  rp_id TEXT NOT NULL,
  -- COSE key, base64url.
  public_key TEXT NOT NULL,
  -- How often it signed, as it says itself; many say 0 for ever.
  counter INTEGER NOT NULL,
  -- JSON: how a browser reaches it.
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX passkey_by_account ON passkey (account_id, created_at);

-- A challenge that was answered rightly, kept until it is over: it counts once.
CREATE TABLE ceremony (
  challenge TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ceremony_by_end ON ceremony (expires_at);

-- An app that shows a new code every 30 seconds (RFC 6238).
CREATE TABLE authenticator (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  -- AES-GCM under a key that no database holds.
  secret TEXT NOT NULL,
  -- Null until its person has typed a code of it: until then it guards nothing.
  confirmed_at INTEGER,
  -- The latest time step whose code was used; no code counts twice.
  last_step INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- For who has lost the app. Each counts once.
CREATE TABLE recovery_code (
  account_id TEXT NOT NULL REFERENCES account (id),
  hash TEXT NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (account_id, hash)
) STRICT, WITHOUT ROWID;

-- Half a sign-in: the first factor was right, the second is waited for.
CREATE TABLE pending_sign_in (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  host TEXT NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('password', 'pin', 'link')),
  -- Guesses that were looked at.
  tries INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX pending_sign_in_by_end ON pending_sign_in (expires_at);
CREATE INDEX pending_sign_in_by_account ON pending_sign_in (account_id);
