-- When a session's person proved once more who they are; null where they only signed in.
ALTER TABLE session ADD COLUMN proved_at INTEGER;
