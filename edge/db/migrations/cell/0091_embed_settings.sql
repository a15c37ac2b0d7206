-- Whether pages without a partner's key show a store's items; a store without a row lets them.
CREATE TABLE embed_setting (
  store_id TEXT PRIMARY KEY REFERENCES store (id),
  keyless INTEGER NOT NULL CHECK (keyless IN (0, 1))
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('embed_setting', 'by_path', 'store_id', 'store', 'id');
