-- A slug that an account holds while its new store is made: the store's row in its cell comes next, and the
-- row in this database, by which the store is found, takes the claim's place at last. A claim never changes,
-- so that each of these steps can be repeated.
CREATE TABLE store_claim (
  slug TEXT PRIMARY KEY COLLATE NOCASE,
  store_id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES account (id),
  cell TEXT NOT NULL,
  root_id TEXT NOT NULL REFERENCES store (id),
  claimed_at INTEGER NOT NULL,
  -- When the cron began to take it away: from then on no store is made of it.
  swept_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX store_claim_by_account ON store_claim (account_id);
CREATE INDEX store_claim_by_age ON store_claim (claimed_at);
