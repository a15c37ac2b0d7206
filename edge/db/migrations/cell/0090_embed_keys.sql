-- The keys by which pages of other origins show a store's elements, and are paid for what they sell.
CREATE TABLE embed_key (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- What stands in the partner's page. It is no secret: the origins are what holds it to that page.
  public_key TEXT NOT NULL UNIQUE,
  -- The key before the last rotation, which counts until this moment.
  former_key TEXT UNIQUE,
  former_until INTEGER,
  -- The partner's name, for the store's staff alone.
  partner TEXT NOT NULL,
  -- JSON: the origins of the partner's pages.
  origins TEXT NOT NULL,
  referral TEXT,
  campaign TEXT,
  per_minute INTEGER NOT NULL CHECK (per_minute > 0),
  state TEXT NOT NULL CHECK (state IN ('active', 'paused')),
  created_at INTEGER NOT NULL,
  CHECK ((former_key IS NULL) = (former_until IS NULL))
) STRICT;
CREATE INDEX embed_key_by_store ON embed_key (store_id, created_at, id);

-- What became of a key's elements in a day (UTC), by element and by the origin on whose pages they stood;
-- the origin is empty for a server that asks.
CREATE TABLE embed_count (
  key_id TEXT NOT NULL REFERENCES embed_key (id),
  day TEXT NOT NULL,
  element TEXT NOT NULL,
  origin TEXT NOT NULL,
  views INTEGER NOT NULL DEFAULT 0,
  handoffs INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (key_id, day, element, origin)
) STRICT, WITHOUT ROWID;

-- The orders that a key has brought.
CREATE INDEX purchase_order_by_partner
  ON purchase_order (store_id, (attribution ->> 'partner'), created_at)
  WHERE attribution ->> 'partner' IS NOT NULL;

INSERT INTO network_rows VALUES
  ('embed_key', 'by_path', 'store_id', 'store', 'id'),
  ('embed_count', 'by_path', 'key_id', 'embed_key', 'id');
