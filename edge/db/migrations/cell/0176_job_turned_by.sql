-- The account that cancelled or undid a job; null where nobody did. It may be another than the one that asked for it.
ALTER TABLE job ADD COLUMN turned_by TEXT;
