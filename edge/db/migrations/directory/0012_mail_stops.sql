-- Contacts that asked a store to write no more to whoever did not prove them: orders and PINs end here.
-- The contact stands as a hash under the platform's key, so that the table tells nobody who asked.
CREATE TABLE mail_stop (
  store_id TEXT NOT NULL REFERENCES store (id),
  contact_hash TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (store_id, contact_hash)
) STRICT, WITHOUT ROWID;
