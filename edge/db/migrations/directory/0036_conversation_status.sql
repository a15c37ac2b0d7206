-- How a mailbox has put a conversation away: `closed` for good, or until a moment. A snoozed one whose moment is over is open.
ALTER TABLE conversation ADD COLUMN closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));
ALTER TABLE conversation ADD COLUMN snoozed_until INTEGER;
-- However many are closed, the open ones are read alone.
CREATE INDEX conversation_open ON conversation (mailbox_id, last_message_at, id) WHERE closed = 0;
CREATE INDEX conversation_closed ON conversation (mailbox_id, last_message_at, id)
  WHERE closed = 1;
CREATE INDEX conversation_snoozed ON conversation (mailbox_id, last_message_at, id)
  WHERE snoozed_until IS NOT NULL;
