-- The member of a store's staff who answers one of its conversations; no row while nobody has taken it.
CREATE TABLE conversation_taker (
  -- The store.
  mailbox_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL,
  taken_by TEXT NOT NULL,
  PRIMARY KEY (mailbox_id, conversation_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX conversation_taker_by_account ON conversation_taker (taken_by);
