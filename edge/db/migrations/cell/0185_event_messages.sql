-- The mail address of its holder, where it was passed on or given away with one; null where only the buyer's is known.
ALTER TABLE ticket ADD COLUMN email TEXT;

-- What a store writes to the attendants of one of its experiences.
CREATE TABLE event_message (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL REFERENCES item (id),
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  -- All attendants, those with one kind of ticket, or those that were not admitted yet.
  audience TEXT NOT NULL CHECK (audience IN ('all', 'kind', 'waiting')),
  sku_id TEXT,
  state TEXT NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'sending', 'sent', 'withdrawn')),
  -- When it goes out, or went out.
  send_at INTEGER NOT NULL,
  -- The account in DIRECTORY that wrote it.
  account_id TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  -- The store's address, for the links of its mails.
  address TEXT NOT NULL,
  -- The language of those whose order names none.
  language TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  -- The last ticket whose holder was written to; null before the first.
  last_ticket TEXT,
  -- Kept by triggers: the addresses that it goes to, and what became of their mails.
  recipients INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  CHECK ((audience = 'kind') = (sku_id IS NOT NULL))
) STRICT;
CREATE INDEX event_message_of_event ON event_message (item_id, send_at, id);
CREATE INDEX event_message_due ON event_message (send_at) WHERE state IN ('planned', 'sending');

INSERT INTO network_rows VALUES ('event_message', 'by_path', 'store_id', 'store', 'id');

-- The addresses that a message was written to: each once, whatever stops the work half-way.
CREATE TABLE event_message_to (
  message_id TEXT NOT NULL REFERENCES event_message (id),
  -- A mail address in lower case.
  address TEXT NOT NULL,
  -- The first ticket whose holder has that address.
  ticket_id TEXT NOT NULL REFERENCES ticket (id),
  -- The row of the outbox by which it goes out.
  outbox_id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  PRIMARY KEY (message_id, address)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('event_message_to', 'by_path', 'message_id', 'event_message', 'id');

CREATE TRIGGER event_message_addressed AFTER INSERT ON event_message_to
BEGIN
  UPDATE event_message SET recipients = recipients + 1 WHERE id = NEW.message_id;
END;

CREATE TRIGGER event_message_told AFTER UPDATE OF delivered_at, dead_at ON outbox
WHEN NEW.topic = 'mail.event_message'
BEGIN
  UPDATE event_message_to SET state = CASE WHEN NEW.delivered_at IS NOT NULL THEN 'sent'
      WHEN NEW.dead_at IS NOT NULL THEN 'failed' ELSE 'queued' END
    WHERE outbox_id = NEW.id;
END;

CREATE TRIGGER event_message_counts AFTER UPDATE OF state ON event_message_to
BEGIN
  UPDATE event_message SET
      sent = sent + (NEW.state = 'sent') - (OLD.state = 'sent'),
      failed = failed + (NEW.state = 'failed') - (OLD.state = 'failed')
    WHERE id = NEW.message_id;
END;
