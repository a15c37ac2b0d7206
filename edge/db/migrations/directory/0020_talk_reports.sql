-- Conversations that a party has reported, with a copy of their last messages: only an operator reads it.
CREATE TABLE talk_report (
  id TEXT NOT NULL PRIMARY KEY,
  conversation_id TEXT NOT NULL,
  -- The account that reports, and the mailbox that it read: its own, or a store's.
  account_id TEXT NOT NULL REFERENCES account (id),
  mailbox_id TEXT NOT NULL,
  -- The party that is reported.
  peer_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  -- JSON: the last messages that the mailbox could see, the oldest first.
  messages TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Set once an operator has looked at it.
  closed_at INTEGER
) STRICT;
-- One report at a time of an account on a conversation.
CREATE UNIQUE INDEX talk_report_open ON talk_report (account_id, conversation_id)
  WHERE closed_at IS NULL;
CREATE INDEX talk_report_by_time ON talk_report (created_at) WHERE closed_at IS NULL;
-- Reports that are closed end after 90 days.
CREATE INDEX talk_report_by_end ON talk_report (closed_at) WHERE closed_at IS NOT NULL;
-- An account that is erased leaves none behind.
CREATE INDEX talk_report_by_peer ON talk_report (peer_id);
