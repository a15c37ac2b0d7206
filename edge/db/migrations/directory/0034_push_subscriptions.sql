-- Browsers that show alerts of an account: one row for each device and store on whose pages it was asked for.
CREATE TABLE push_subscription (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  -- It ends with the session.
  session_id TEXT NOT NULL,
  store_id TEXT NOT NULL,
  host TEXT NOT NULL,
  -- What the paths of the store's pages begin with on that host.
  base TEXT NOT NULL,
  -- The browser's address at its push service; whoever knows it is that browser.
  endpoint TEXT NOT NULL UNIQUE,
  -- The browser's public key and its secret (RFC 8291), base64url.
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Since when the push service does not answer; null while it does.
  failing_since INTEGER
) STRICT;
CREATE INDEX push_subscription_by_account ON push_subscription (account_id, created_at);
CREATE INDEX push_subscription_by_session ON push_subscription (session_id);

-- Whichever way a session ends: signed out, ended from elsewhere, a new password, its time.
CREATE TRIGGER session_ends_push AFTER DELETE ON session BEGIN
  DELETE FROM push_subscription WHERE session_id = old.id;
END;

-- Finds the accounts that one alert was told to.
CREATE INDEX alert_waiting_by_id ON alert (id) WHERE visited_at IS NULL;
