-- What a device at a door has scanned without a connection, as it told it later.
CREATE TABLE door_scan (
  -- Made by the device, so that a scan that is told twice counts once.
  id TEXT PRIMARY KEY,
  ticket_id TEXT NOT NULL REFERENCES ticket (id),
  item_id TEXT NOT NULL REFERENCES item (id),
  device TEXT NOT NULL,
  -- The account in DIRECTORY that was signed in on the device.
  account_id TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('admitted', 'double', 'void', 'replaced')),
  scanned_at INTEGER NOT NULL,
  synced_at INTEGER NOT NULL,
  -- Of a double: the earlier admission, and the account that made it.
  first_at INTEGER,
  first_by TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX door_scan_by_ticket ON door_scan (ticket_id);

-- A device fetches an event's tickets in parts.
CREATE INDEX ticket_by_event ON ticket (item_id, id);

INSERT INTO network_rows VALUES ('door_scan', 'by_path', 'ticket_id', 'ticket', 'id');
