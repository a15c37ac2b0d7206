-- Accounts whose presence is told to nobody: neither that they are online, nor when they last were.
CREATE TABLE hidden_presence (
  account_id TEXT NOT NULL PRIMARY KEY REFERENCES account (id)
) STRICT, WITHOUT ROWID;
