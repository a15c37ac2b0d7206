-- The page of the store from which a visitor wrote, as a path within it; null where it is not told.
ALTER TABLE contact_entry ADD COLUMN from_path TEXT;
