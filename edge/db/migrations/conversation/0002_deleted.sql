-- Set once its writer has deleted it: its words are gone, its place stays.
ALTER TABLE message ADD COLUMN deleted_at INTEGER;
