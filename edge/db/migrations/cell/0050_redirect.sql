-- Addresses of a store that lead on to others, where no page is at them: those that its owners wrote, and those
-- that a thing of the store had before its address changed.
CREATE TABLE redirect (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- Without the store's prefix, as a browser sends it.
  path TEXT NOT NULL,
  -- A path of the store; null where it leads to wherever the thing is now.
  leads_to TEXT,
  -- The thing that had the address: its kind, its id, and the end of the address by which it was found.
  thing TEXT CHECK (thing IN ('item', 'catalogue', 'blog_entry')),
  thing_id TEXT,
  slug TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  CHECK ((leads_to IS NULL) = (thing IS NOT NULL)),
  CHECK ((thing IS NULL) = (thing_id IS NULL) AND (thing IS NULL) = (slug IS NULL))
) STRICT;
CREATE UNIQUE INDEX redirect_by_path ON redirect (store_id, path) WHERE thing IS NULL;
CREATE UNIQUE INDEX redirect_by_slug ON redirect (store_id, thing, slug) WHERE thing IS NOT NULL;
CREATE INDEX redirect_by_target ON redirect (store_id, leads_to) WHERE thing IS NULL;
CREATE INDEX redirect_by_thing ON redirect (thing_id, created_at) WHERE thing IS NOT NULL;
CREATE INDEX redirect_by_time ON redirect (store_id, created_at, id);

INSERT INTO network_rows VALUES ('redirect', 'by_path', 'store_id', 'store', 'id');
