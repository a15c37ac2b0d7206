-- A store's own labels, and the conversations of its mailbox that have them.
CREATE TABLE talk_label (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  name TEXT NOT NULL COLLATE NOCASE,
  changed_at INTEGER NOT NULL,
  UNIQUE (store_id, name)
) STRICT;
CREATE TABLE conversation_label (
  mailbox_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL,
  label_id TEXT NOT NULL REFERENCES talk_label (id),
  PRIMARY KEY (mailbox_id, conversation_id, label_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX conversation_label_by_label ON conversation_label (label_id);
