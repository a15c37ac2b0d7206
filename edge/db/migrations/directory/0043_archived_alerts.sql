-- An alert that its account has put away: the list shows it no more, until it is brought back.
ALTER TABLE alert ADD COLUMN archived_at INTEGER;
DROP INDEX alert_by_time;
CREATE INDEX alert_listed ON alert (account_id, created_at, id) WHERE archived_at IS NULL;
CREATE INDEX alert_archived ON alert (account_id, created_at, id) WHERE archived_at IS NOT NULL;
