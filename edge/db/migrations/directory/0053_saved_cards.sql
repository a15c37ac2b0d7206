-- Cards that accounts have left in a provider's vault: by their brand, last four digits and end. The number is the
-- provider's alone.
CREATE TABLE saved_card (
  id TEXT PRIMARY KEY,
  -- Null once the card was taken out, or its account erased: the row stays until the vault has let go of it.
  account_id TEXT REFERENCES account (id),
  -- The root store of the network in which it pays, and that network's cell.
  network_id TEXT NOT NULL,
  cell TEXT NOT NULL,
  -- The way to pay, and whose account at its provider keeps the card: a store's id, or `platform`.
  code TEXT NOT NULL,
  taker TEXT NOT NULL,
  -- The provider's ids of the customer and of the card.
  customer TEXT NOT NULL,
  source TEXT NOT NULL,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL,
  exp_month INTEGER NOT NULL,
  exp_year INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  dropped_at INTEGER,
  UNIQUE (code, taker, source)
) STRICT;
CREATE INDEX saved_card_by_account ON saved_card (account_id, network_id) WHERE account_id IS NOT NULL;
CREATE INDEX saved_card_dropped ON saved_card (cell, dropped_at) WHERE dropped_at IS NOT NULL;
