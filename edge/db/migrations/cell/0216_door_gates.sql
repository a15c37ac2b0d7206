-- Gates of an experience: ways in, of which each lets in every kind of ticket or some.
CREATE TABLE door_gate (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL REFERENCES item (id),
  name TEXT NOT NULL,
  -- JSON: the SKUs of the kinds of tickets that it lets in; null for every kind.
  skus TEXT,
  made_at INTEGER NOT NULL,
  -- A gate that was removed keeps its row: admissions name it.
  removed_at INTEGER
) STRICT;
CREATE INDEX door_gate_by_event ON door_gate (item_id, made_at, id);

INSERT INTO network_rows VALUES ('door_gate', 'by_path', 'store_id', 'store', 'id');

-- The gate at which a ticket was admitted; null where none was named.
ALTER TABLE ticket ADD COLUMN admitted_gate TEXT;
-- The one gate that a link opens; null for a link of the whole door.
ALTER TABLE door_link ADD COLUMN gate_id TEXT;
-- The gate of a scan and, of a double, that of the earlier admission.
ALTER TABLE door_scan ADD COLUMN gate_id TEXT;
ALTER TABLE door_scan ADD COLUMN first_gate TEXT;
