-- Carts on their way from a partner's page to the store, each by a code that one browser takes.
CREATE TABLE embed_handoff (
  code TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- JSON, [{item, sku, amount}]: the lines that are too many for a link; null where the link names them.
  sent_lines TEXT,
  -- Hash of the mark in the one browser that has taken the lines; null while none has.
  taken_by TEXT,
  -- The checkout that this browser began last; its row may be gone before this one.
  taken_to TEXT,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX embed_handoff_by_age ON embed_handoff (made_at);

INSERT INTO network_rows VALUES ('embed_handoff', 'by_path', 'store_id', 'store', 'id');
