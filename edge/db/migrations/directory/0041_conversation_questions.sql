-- What stores are asked, told by the conversations' objects: what a customer writes until the store writes is one
-- question.
CREATE TABLE conversation_question (
  -- The store.
  mailbox_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL,
  -- The number of its first message.
  seq INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,
  -- Null until the store has answered.
  answered_at INTEGER,
  PRIMARY KEY (mailbox_id, conversation_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX conversation_question_by_time ON conversation_question (mailbox_id, asked_at);
