-- An event's scans that let somebody in and should not have, the latest told first.
CREATE INDEX door_scan_wrong ON door_scan (item_id, synced_at, id) WHERE outcome <> 'admitted';
