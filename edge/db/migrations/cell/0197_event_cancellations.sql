-- A store calls one of its experiences off: nothing of it is sold or admitted from then on, and its orders are undone
-- one by one.
ALTER TABLE item ADD COLUMN canceled_at INTEGER;

CREATE TABLE event_cancellation (
  item_id TEXT PRIMARY KEY REFERENCES item (id),
  store_id TEXT NOT NULL REFERENCES store (id),
  -- The store's words to the buyers.
  reason TEXT NOT NULL,
  -- The account in DIRECTORY that called it off.
  account_id TEXT NOT NULL,
  canceled_at INTEGER NOT NULL,
  -- The store's address, for the links of the mails.
  address TEXT NOT NULL,
  -- The language of those whose order names none.
  language TEXT NOT NULL,
  -- Tickets that opened the door until then.
  tickets INTEGER NOT NULL
) STRICT;

INSERT INTO network_rows VALUES ('event_cancellation', 'by_path', 'store_id', 'store', 'id');

-- The orders that stood at that moment, and what became of each.
CREATE TABLE event_cancellation_order (
  item_id TEXT NOT NULL REFERENCES event_cancellation (item_id),
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  -- Cancelled whole, its lines of the experience given back, let go before it was paid, or left to its seller's hands.
  way TEXT CHECK (way IN ('canceled', 'lines', 'unpaid', 'by_hand')),
  -- Why the last try did not end it.
  fault TEXT CHECK (fault IN ('changed', 'uncharged', 'disputed', 'broken')),
  tries INTEGER NOT NULL DEFAULT 0,
  -- When it is tried next; null once it is over.
  try_at INTEGER,
  PRIMARY KEY (item_id, order_id),
  CHECK ((way IS NULL) = (try_at IS NOT NULL)),
  CHECK (way IS NULL OR fault IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_cancellation_due ON event_cancellation_order (try_at) WHERE try_at IS NOT NULL;

INSERT INTO network_rows VALUES ('event_cancellation_order', 'by_path', 'item_id', 'event_cancellation', 'item_id');

-- The addresses that are told: each once.
CREATE TABLE event_cancellation_to (
  item_id TEXT NOT NULL REFERENCES event_cancellation (item_id),
  -- A mail address in lower case.
  address TEXT NOT NULL,
  -- The latest of its orders; null for one that holds a ticket and has bought none.
  order_id TEXT,
  outbox_id TEXT NOT NULL UNIQUE,
  PRIMARY KEY (item_id, address)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('event_cancellation_to', 'by_path', 'item_id', 'event_cancellation', 'item_id');

-- An experience that was called off has no places, whoever counts or puts some back.
CREATE TRIGGER canceled_event_sells_none AFTER UPDATE OF on_hand ON sku
WHEN NEW.on_hand IS NOT 0
  AND (SELECT canceled_at FROM item WHERE id = NEW.item_id) IS NOT NULL BEGIN
  UPDATE sku SET on_hand = 0 WHERE id = NEW.id;
END;
CREATE TRIGGER canceled_event_adds_none AFTER INSERT ON sku
WHEN NEW.on_hand IS NOT 0
  AND (SELECT canceled_at FROM item WHERE id = NEW.item_id) IS NOT NULL BEGIN
  UPDATE sku SET on_hand = 0 WHERE id = NEW.id;
END;
-- Nor has it tickets, whatever is paid later.
CREATE TRIGGER canceled_event_opens_no_door AFTER INSERT ON ticket
WHEN NEW.voided_at IS NULL
  AND (SELECT canceled_at FROM item WHERE id = NEW.item_id) IS NOT NULL BEGIN
  UPDATE ticket SET voided_at = NEW.created_at WHERE id = NEW.id;
END;
