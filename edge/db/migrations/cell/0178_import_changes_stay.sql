-- What an import changed stays readable after it was undone, and after its job's files are gone.

-- Null: not undone; 1: as before the import; 0: left alone, since somebody had changed the item again.
ALTER TABLE import_change ADD COLUMN undone INTEGER CHECK (undone IN (0, 1));
-- When the files of a job that stays were removed; null while they are there.
ALTER TABLE job ADD COLUMN forgotten_at INTEGER;
DROP INDEX job_ended;
CREATE INDEX job_to_forget ON job (ended_at) WHERE ended_at IS NOT NULL AND forgotten_at IS NULL;
