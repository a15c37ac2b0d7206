-- Links by which people without an account read tickets at the door of one experience. Nothing of a link's
-- secret is kept: it is signed (edge/decisions/0167).
CREATE TABLE door_link (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL REFERENCES item (id),
  -- Who has it, or where: admissions say it.
  name TEXT NOT NULL,
  -- The account in DIRECTORY that made it.
  made_by TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  -- The account in DIRECTORY that revoked it.
  revoked_by TEXT,
  CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
) STRICT;
CREATE INDEX door_link_by_event ON door_link (item_id, made_at, id);

-- The devices on which a link was opened, by the hash of the token that each has.
CREATE TABLE door_link_device (
  token_hash TEXT PRIMARY KEY,
  link_id TEXT NOT NULL REFERENCES door_link (id),
  -- The browser's name for itself.
  agent TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX door_link_device_by_link ON door_link_device (link_id, opened_at);

INSERT INTO network_rows VALUES
  ('door_link', 'by_path', 'store_id', 'store', 'id'),
  ('door_link_device', 'by_path', 'link_id', 'door_link', 'id');
