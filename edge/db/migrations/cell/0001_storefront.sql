-- A cell holds whole networks of stores: what trades with each other lives in one database.

-- An INSERT of 0 aborts the batch it stands in: the way to state a condition inside a transaction.
CREATE TABLE batch_assert (
  ok INTEGER NOT NULL CHECK (ok = 1)
) STRICT;

CREATE TABLE store (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE COLLATE NOCASE,
  root_id TEXT REFERENCES store (id),
  owner TEXT NOT NULL,
  name TEXT NOT NULL,
  store_type TEXT NOT NULL CHECK (store_type IN ('franchise', 'affinity', 'affiliate', 'other')),
  is_proxy INTEGER NOT NULL DEFAULT 0 CHECK (is_proxy IN (0, 1)),
  country TEXT NOT NULL,
  currency TEXT NOT NULL,
  canonical_domain TEXT,
  -- JSON: what the storefront shows (shared/contracts/store.ts), less what has a column here.
  profile TEXT NOT NULL,
  -- How a purchase from this store is held, delivered and paid.
  hold_minutes INTEGER NOT NULL DEFAULT 15 CHECK (hold_minutes BETWEEN 1 AND 1440),
  fixed_shipping_cost INTEGER NOT NULL DEFAULT 0 CHECK (fixed_shipping_cost >= 0),
  fixed_shipping_days INTEGER NOT NULL DEFAULT 5,
  delivery_types TEXT NOT NULL DEFAULT '[]',
  payment_types TEXT NOT NULL DEFAULT '[]',
  collection_address TEXT,
  -- Raised by every write that a visitor can see; part of every cache key.
  revision INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX store_by_root ON store (root_id, store_type, name);

CREATE TABLE banner (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  position INTEGER NOT NULL,
  hzt_image TEXT NOT NULL,
  vrt_image TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('PRODUCT', 'URL')),
  action_type TEXT NOT NULL CHECK (action_type IN ('none', 'product', 'url', 'signup')),
  url TEXT,
  url_target INTEGER NOT NULL DEFAULT 1,
  product TEXT,
  supplier TEXT,
  target TEXT NOT NULL DEFAULT 'all'
) STRICT;
CREATE INDEX banner_by_store ON banner (store_id, position);

CREATE TABLE header (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  subtitle TEXT,
  description TEXT,
  target TEXT NOT NULL DEFAULT 'all',
  action_type TEXT NOT NULL,
  url TEXT,
  product TEXT,
  product_supplier TEXT,
  button_label TEXT NOT NULL
) STRICT;
CREATE INDEX header_by_store ON header (store_id, position);

CREATE TABLE item (
  id TEXT PRIMARY KEY,
  owner_id TEXT NOT NULL REFERENCES store (id),
  slug TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('product', 'digital', 'service', 'experience')),
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  tags TEXT NOT NULL DEFAULT '[]',
  -- JSON: [{url, width, height}]
  photos TEXT NOT NULL DEFAULT '[]',
  -- The lowest and the highest of the variants' prices, in minor units.
  list_price INTEGER NOT NULL CHECK (list_price >= 0),
  highest_price INTEGER NOT NULL CHECK (highest_price >= list_price),
  crossout_price INTEGER,
  currency TEXT NOT NULL,
  is_free INTEGER NOT NULL DEFAULT 0,
  hide_price INTEGER NOT NULL DEFAULT 0,
  is_dropshipping INTEGER NOT NULL DEFAULT 0,
  contribution_margin INTEGER NOT NULL DEFAULT 0,
  stock_type TEXT NOT NULL CHECK (stock_type IN ('onstock', 'ondemand')),
  max_purchase_amount INTEGER,
  list_state TEXT NOT NULL DEFAULT 'published' CHECK (list_state IN ('published', 'unpublished')),
  hidden INTEGER NOT NULL DEFAULT 0,
  -- Experiences: when it begins (milliseconds, UTC) and where.
  experience_date INTEGER,
  experience_place TEXT,
  return_info TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (owner_id, slug)
) STRICT;

CREATE TABLE sku (
  id TEXT PRIMARY KEY,
  item_id TEXT NOT NULL REFERENCES item (id),
  code TEXT NOT NULL,
  attributes TEXT NOT NULL DEFAULT '{}',
  list_price INTEGER NOT NULL CHECK (list_price >= 0),
  crossout_price INTEGER,
  photo TEXT,
  position INTEGER NOT NULL,
  -- Null: made on demand.
  on_hand INTEGER CHECK (on_hand >= 0),
  reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  CHECK (on_hand IS NULL OR reserved <= on_hand)
) STRICT;
CREATE INDEX sku_by_item ON sku (item_id, position);

-- A store sells an item, its own or another's.
CREATE TABLE listing (
  id INTEGER PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL REFERENCES item (id),
  -- Copied from the item, so that a list is read off one index.
  kind TEXT NOT NULL,
  list_price INTEGER NOT NULL,
  queue_position INTEGER NOT NULL,
  UNIQUE (store_id, item_id)
) STRICT;
CREATE INDEX listing_by_position ON listing (store_id, queue_position, id);
CREATE INDEX listing_by_price ON listing (store_id, list_price, id);
CREATE INDEX listing_kind_by_position ON listing (store_id, kind, queue_position, id);
CREATE INDEX listing_kind_by_price ON listing (store_id, kind, list_price, id);
CREATE INDEX listing_by_item ON listing (item_id);

CREATE TRIGGER listing_follows_item AFTER UPDATE OF kind, list_price ON item
BEGIN
  UPDATE listing SET kind = NEW.kind, list_price = NEW.list_price WHERE item_id = NEW.id;
END;

CREATE TABLE catalogue (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  photo TEXT,
  position INTEGER NOT NULL,
  weight INTEGER NOT NULL DEFAULT 0,
  num_products INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  UNIQUE (store_id, slug)
) STRICT;
CREATE INDEX catalogue_by_position ON catalogue (store_id, position);
CREATE INDEX catalogue_by_weight ON catalogue (store_id, weight);

CREATE TABLE catalogue_listing (
  catalogue_id TEXT NOT NULL REFERENCES catalogue (id),
  listing_id INTEGER NOT NULL REFERENCES listing (id),
  position INTEGER NOT NULL,
  list_price INTEGER NOT NULL,
  PRIMARY KEY (catalogue_id, listing_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX catalogue_listing_by_position ON catalogue_listing (catalogue_id, position, listing_id);
CREATE INDEX catalogue_listing_by_price ON catalogue_listing (catalogue_id, list_price, listing_id);
CREATE INDEX catalogue_listing_by_listing ON catalogue_listing (listing_id);

CREATE TRIGGER catalogue_follows_listing AFTER UPDATE OF list_price ON listing
BEGIN
  UPDATE catalogue_listing SET list_price = NEW.list_price WHERE listing_id = NEW.id;
END;

-- Full text, one row a listing (rowid = listing.id). Every term is written with its store's key in
-- front, so that a store's search costs what the store's own items cost, and never sees another's.
CREATE VIRTUAL TABLE listing_text USING fts5 (
  name, tags, description,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 0",
  prefix = '9 10'
);

-- Spelling: every term of a store under the keys that deleting letters leaves (SymSpell).
CREATE TABLE spelling (
  store_id TEXT NOT NULL,
  key TEXT NOT NULL,
  term TEXT NOT NULL,
  PRIMARY KEY (store_id, key, term)
) STRICT, WITHOUT ROWID;
