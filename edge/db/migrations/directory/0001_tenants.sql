-- Who and where: which host leads to which store, and in which cell that store lives.
CREATE TABLE store (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE COLLATE NOCASE,
  cell TEXT NOT NULL,
  -- The root of its network; null for a root itself.
  root_id TEXT REFERENCES store (id),
  -- Where path and sub-domain addresses redirect for good; null when the store has none.
  canonical_domain TEXT
) STRICT;

CREATE TABLE domain (
  host TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id)
) STRICT;
CREATE INDEX domain_by_store ON domain (store_id);

-- Platform-wide facts, such as which store answers at the bare platform domain.
CREATE TABLE platform (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
