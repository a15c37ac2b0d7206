-- People who went in go out and come back, at the experiences that allow it.
ALTER TABLE item ADD COLUMN has_reentry INTEGER NOT NULL DEFAULT 0 CHECK (has_reentry IN (0, 1));
-- How many tickets that are no longer inside may come back. A trigger keeps it, as it does the other counts.
ALTER TABLE item ADD COLUMN outside INTEGER NOT NULL DEFAULT 0;

-- When its bearer went out; null while inside, and before the first admission.
ALTER TABLE ticket ADD COLUMN left_at INTEGER;
-- The last time that its bearer went out or came back; null for neither.
ALTER TABLE ticket ADD COLUMN moved_at INTEGER;
-- The account in DIRECTORY, or the link, that read it then; and the gate, where one was named.
ALTER TABLE ticket ADD COLUMN moved_by TEXT;
ALTER TABLE ticket ADD COLUMN moved_gate TEXT;

CREATE TRIGGER ticket_outside AFTER UPDATE OF voided_at, left_at ON ticket
BEGIN
  UPDATE item SET outside = outside + (NEW.voided_at IS NULL AND NEW.left_at IS NOT NULL)
      - (OLD.voided_at IS NULL AND OLD.left_at IS NOT NULL)
    WHERE id = NEW.item_id;
END;

-- Scans without a connection have outcomes more: came back, went out, and went out without having been inside.
CREATE TABLE door_scan_anew (
  -- Made by the device, so that a scan that is told twice counts once.
  id TEXT PRIMARY KEY,
  ticket_id TEXT NOT NULL REFERENCES ticket (id),
  item_id TEXT NOT NULL REFERENCES item (id),
  device TEXT NOT NULL,
  -- The account in DIRECTORY that was signed in on the device, or the link.
  account_id TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('admitted', 'returned', 'left', 'not_inside', 'double',
    'void', 'replaced')),
  scanned_at INTEGER NOT NULL,
  synced_at INTEGER NOT NULL,
  -- Of a double: the earlier admission, and the account or link that made it.
  first_at INTEGER,
  first_by TEXT,
  -- The gate of the scan and, of a double, that of the earlier admission.
  gate_id TEXT,
  first_gate TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO door_scan_anew SELECT id, ticket_id, item_id, device, account_id, outcome, scanned_at, synced_at,
    first_at, first_by, gate_id, first_gate
  FROM door_scan;
DROP TABLE door_scan;
ALTER TABLE door_scan_anew RENAME TO door_scan;
CREATE INDEX door_scan_by_ticket ON door_scan (ticket_id);
-- An event's scans that let somebody in and should not have, the latest told first.
CREATE INDEX door_scan_wrong ON door_scan (item_id, synced_at, id)
  WHERE outcome IN ('double', 'void', 'replaced');
