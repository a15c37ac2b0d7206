-- Messages that visitors leave for a store by its contact form.
CREATE TABLE contact_entry (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  message TEXT NOT NULL,
  -- The account that wrote it; null for a visitor.
  user TEXT,
  -- Name, mail, phone and message, folded: the inbox's filter looks here.
  folded TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX contact_entry_by_store ON contact_entry (store_id, created_at, id);

INSERT INTO network_rows VALUES ('contact_entry', 'by_path', 'store_id', 'store', 'id');
