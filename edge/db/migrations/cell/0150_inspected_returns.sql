-- When the seller looked at what came back of a return, and by which account of DIRECTORY.
ALTER TABLE return_request ADD COLUMN inspected_at INTEGER;
ALTER TABLE return_request ADD COLUMN inspected_by TEXT;

-- The units of a line that came back and cannot be sold again, and those that did not come; `restocked` are the others.
ALTER TABLE return_line ADD COLUMN written_off INTEGER NOT NULL DEFAULT 0 CHECK (written_off >= 0);
ALTER TABLE return_line ADD COLUMN missing INTEGER NOT NULL DEFAULT 0 CHECK (missing >= 0);
