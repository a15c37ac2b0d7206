-- Franchises of the network that a store does not show: its owner took them out.
CREATE TABLE franchise_out (
  store_id TEXT NOT NULL REFERENCES store (id),
  franchise_id TEXT NOT NULL REFERENCES store (id),
  PRIMARY KEY (store_id, franchise_id)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('franchise_out', 'by_path', 'store_id', 'store', 'id');
