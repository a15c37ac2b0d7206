-- The lists of conversations, told by their objects: one row for each mailbox, of an account or of a store.
CREATE TABLE conversation (
  -- `ac_…` or `st_…`
  mailbox_id TEXT NOT NULL,
  id TEXT NOT NULL,
  -- The other party.
  peer_id TEXT NOT NULL,
  peer_name TEXT NOT NULL,
  -- The conversation's own count of its changes: an older row never takes the place of a newer one.
  version INTEGER NOT NULL,
  pending INTEGER NOT NULL,
  teaser TEXT NOT NULL,
  sender_id TEXT NOT NULL,
  -- The one party that may see the last message; null for both.
  only_for TEXT,
  last_message_at INTEGER NOT NULL,
  -- Name and last message without accents and case, for searches.
  folded TEXT NOT NULL,
  PRIMARY KEY (mailbox_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX conversation_by_time ON conversation (mailbox_id, last_message_at, id);
CREATE INDEX conversation_pending ON conversation (mailbox_id) WHERE pending > 0;
-- An account that is erased leaves no name behind.
CREATE INDEX conversation_by_peer ON conversation (peer_id);
