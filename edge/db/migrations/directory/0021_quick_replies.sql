-- What a store's staff answers often: they stand where the store's conversations are listed, since both outlive a move of its
-- network to another cell.
CREATE TABLE quick_reply (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- The language that it is written in.
  locale TEXT NOT NULL CHECK (locale IN ('es', 'en')),
  -- What is typed after `/`.
  shortcut TEXT NOT NULL COLLATE NOCASE,
  text TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  UNIQUE (store_id, locale, shortcut)
) STRICT;
