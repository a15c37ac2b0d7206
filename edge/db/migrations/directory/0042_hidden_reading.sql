-- Accounts that tell nobody how far they have read.
CREATE TABLE hidden_reading (
  account_id TEXT NOT NULL PRIMARY KEY REFERENCES account (id)
) STRICT, WITHOUT ROWID;
