-- What a seller has sent to the bank against a dispute, in their own words, with its account in DIRECTORY.
ALTER TABLE dispute ADD COLUMN answer TEXT;
ALTER TABLE dispute ADD COLUMN answered_at INTEGER;
ALTER TABLE dispute ADD COLUMN answered_by TEXT;
