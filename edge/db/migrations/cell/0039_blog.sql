-- The blog of a store. Texts have a second column for English, as those of items do.
CREATE TABLE blog_entry (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- The end of its page's address.
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  title_en TEXT,
  excerpt TEXT NOT NULL,
  excerpt_en TEXT,
  -- HTML, sanitised before it is written.
  body TEXT NOT NULL,
  body_en TEXT,
  -- JSON: its picture with address, width and height.
  photo TEXT,
  -- The account in DIRECTORY that wrote it.
  author TEXT NOT NULL,
  -- From when shoppers see it, milliseconds UTC: in the future for a planned entry, null for a draft.
  published_at INTEGER,
  -- 1 until its time has come, and the store's kept pages were forgotten for it.
  is_planned INTEGER NOT NULL DEFAULT 0 CHECK (is_planned IN (0, 1)),
  -- Grows with each change, so that a change made to an older state is refused.
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL,
  UNIQUE (store_id, slug)
) STRICT;
CREATE INDEX blog_entry_by_time ON blog_entry (store_id, published_at, id);
CREATE INDEX blog_entry_planned ON blog_entry (published_at) WHERE is_planned = 1;

INSERT INTO network_rows VALUES ('blog_entry', 'by_path', 'store_id', 'store', 'id');
