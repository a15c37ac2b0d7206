-- The book of addresses of an account, in the order of its choices: the one that was chosen last comes first, and
-- fills checkouts. The last address that was taken out can be put back for an hour; then its row goes.
CREATE TABLE account_address (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  -- JSON: shared/contracts/place-order.ts, address
  address TEXT NOT NULL,
  chosen_at INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;
CREATE INDEX account_address_by_account ON account_address (account_id);
CREATE INDEX account_address_removed ON account_address (removed_at) WHERE removed_at IS NOT NULL;
