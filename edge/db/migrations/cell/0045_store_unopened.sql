-- A store whose opening stopped before its address went live: no list of a network shows it.
ALTER TABLE store ADD COLUMN is_unopened INTEGER NOT NULL DEFAULT 0 CHECK (is_unopened IN (0, 1));
CREATE INDEX store_unopened ON store (id) WHERE is_unopened = 1;
