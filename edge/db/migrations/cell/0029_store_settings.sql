-- Grows with each change of the store's settings, so that a change made to older ones is refused.
-- `revision` does not do: stock and headers raise it too.
ALTER TABLE store ADD COLUMN settings_version INTEGER NOT NULL DEFAULT 1;
