-- Kept beside the cell's own, which decides: in a proxy store nobody holds what changes it.
ALTER TABLE store ADD COLUMN is_proxy INTEGER NOT NULL DEFAULT 0 CHECK (is_proxy IN (0, 1));
