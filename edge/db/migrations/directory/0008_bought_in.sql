-- Stores where somebody has bought while signed in, as their cells tell (outbox): what a person takes
-- along is gathered from there. Which cell that is, the store's own row says.
CREATE TABLE bought_in (
  account_id TEXT NOT NULL REFERENCES account (id),
  store_id TEXT NOT NULL REFERENCES store (id),
  since INTEGER NOT NULL,
  PRIMARY KEY (account_id, store_id)
) STRICT, WITHOUT ROWID;
