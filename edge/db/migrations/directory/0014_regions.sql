-- The region whose Spanish an account has chosen; null is that of its browser or of the store.
ALTER TABLE account ADD COLUMN region TEXT CHECK (region IN ('AR'));
