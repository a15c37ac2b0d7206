-- People who wait for places of a kind of ticket that is sold out, and what they were offered. An offer is a purchase
-- that is open for its reader alone, and holds their places (edge/decisions/0170).
ALTER TABLE item ADD COLUMN has_waiting_list INTEGER NOT NULL DEFAULT 1
  CHECK (has_waiting_list IN (0, 1));

CREATE TABLE waiting_entry (
  id TEXT PRIMARY KEY,
  -- The store that sells its own experience.
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL REFERENCES item (id),
  -- The kind of ticket; a store may delete it meanwhile.
  sku_id TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- The mailbox of the address: shared/rules/mailbox.ts.
  mailbox TEXT NOT NULL,
  places INTEGER NOT NULL CHECK (places BETWEEN 1 AND 10),
  state TEXT NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'offered', 'bought', 'expired', 'left')),
  joined_at INTEGER NOT NULL,
  -- The address of the store where they joined, and the language that they read.
  address_of_store TEXT NOT NULL,
  language TEXT NOT NULL,
  -- The purchase that was offered last, with the end of the offer.
  checkout_id TEXT REFERENCES checkout (id),
  offer_ends_at INTEGER,
  CHECK (state IN ('waiting', 'left') OR checkout_id IS NOT NULL),
  CHECK ((checkout_id IS NULL) = (offer_ends_at IS NULL))
) STRICT;
CREATE UNIQUE INDEX waiting_entry_once ON waiting_entry (sku_id, mailbox)
  WHERE state IN ('waiting', 'offered');
CREATE INDEX waiting_entry_line ON waiting_entry (sku_id, joined_at) WHERE state = 'waiting';
CREATE INDEX waiting_entry_by_event ON waiting_entry (item_id, joined_at);
CREATE INDEX waiting_entry_by_time ON waiting_entry (joined_at);

INSERT INTO network_rows VALUES ('waiting_entry', 'by_path', 'store_id', 'store', 'id');

-- Whose offer a purchase is. Money that comes late finds its entry, too.
ALTER TABLE checkout ADD COLUMN waiting_id TEXT;

CREATE TRIGGER waiting_offer_is_over AFTER UPDATE OF state ON checkout
WHEN NEW.waiting_id IS NOT NULL AND NEW.state <> OLD.state AND NEW.state <> 'open'
BEGIN
  UPDATE waiting_entry SET state = iif(NEW.state = 'placed', 'bought', 'expired')
    WHERE id = NEW.waiting_id AND (NEW.state = 'placed' OR state = 'offered');
END;
