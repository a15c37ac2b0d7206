-- How customers rate a store's conversations: once for each time that the store has closed one.
CREATE TABLE conversation_rating (
  -- The store.
  mailbox_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL,
  -- When the store had closed it.
  closed_at INTEGER NOT NULL,
  account_id TEXT NOT NULL REFERENCES account (id),
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment TEXT NOT NULL,
  rated_at INTEGER NOT NULL,
  PRIMARY KEY (conversation_id, closed_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX conversation_rating_by_store ON conversation_rating (mailbox_id, rated_at);
CREATE INDEX conversation_rating_by_account ON conversation_rating (account_id);
