-- What the seller says to a return, in words for its buyer. A declined one is closed.
ALTER TABLE return_request ADD COLUMN decision TEXT CHECK (decision IN ('accepted', 'declined'));
ALTER TABLE return_request ADD COLUMN decision_text TEXT;
ALTER TABLE return_request ADD COLUMN decided_at INTEGER;
-- The account in DIRECTORY that decided.
ALTER TABLE return_request ADD COLUMN decided_by TEXT;
