-- Whom an account follows: an account, or a store, in the network where it does so.
CREATE TABLE follow (
  account_id TEXT NOT NULL REFERENCES account (id),
  -- The root store of the network.
  network_id TEXT NOT NULL,
  -- `ac_…` or `st_…`
  followed_id TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (account_id, network_id, followed_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX follow_by_since ON follow (account_id, network_id, since);
-- An account that is erased is followed by nobody.
CREATE INDEX follow_by_followed ON follow (followed_id);
