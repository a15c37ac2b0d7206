-- How a party has put the conversation away: for good, or until a moment. Both are null while it is open.
ALTER TABLE party ADD COLUMN closed_at INTEGER;
ALTER TABLE party ADD COLUMN snoozed_until INTEGER;
