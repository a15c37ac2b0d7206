-- Partner stores of a store, all of one network (spec [3], "Collaborator").
CREATE TABLE collaborator (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  partner_id TEXT NOT NULL REFERENCES store (id),
  -- The partner's, as they were when it was added or refreshed; the name may be changed.
  store_name TEXT NOT NULL,
  store_photo TEXT,
  created_at INTEGER NOT NULL,
  UNIQUE (store_id, partner_id),
  CHECK (store_id <> partner_id)
) STRICT;
CREATE INDEX collaborator_by_store ON collaborator (store_id, created_at, id);
CREATE INDEX collaborator_by_partner ON collaborator (partner_id, created_at, id);
