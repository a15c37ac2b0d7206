-- A change that answers nothing keeps its caller's key in its own entry: no row is written for the key alone.
ALTER TABLE store_edit ADD COLUMN call TEXT;
ALTER TABLE store_edit ADD COLUMN key TEXT;
ALTER TABLE store_edit ADD COLUMN request_hash TEXT;
CREATE INDEX store_edit_by_key ON store_edit (store_id, call, key) WHERE key IS NOT NULL;
