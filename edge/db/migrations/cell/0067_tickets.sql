-- Tickets: one for each attendee of a paid order, and those that a store gives away.

-- 1 once the buyer's money is there: cash when its seller marks the order, all else before it is sent.
ALTER TABLE purchase_order ADD COLUMN is_paid INTEGER GENERATED ALWAYS AS (CASE
  WHEN state IN ('awaiting_payment', 'canceled_by_customer', 'canceled_by_supplier') THEN 0
  WHEN state IN ('paid', 'delivered') THEN 1
  ELSE payment_type IS NULL OR payment_type <> 'cash' END) VIRTUAL;

-- A name as it is searched by (shared/rules/fold.ts).
ALTER TABLE attendee ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
UPDATE attendee SET name_key = lower(full_name);

CREATE TABLE ticket (
  id TEXT PRIMARY KEY,
  -- The store whose experience it is: its staff stands at the door.
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL,
  sku_id TEXT NOT NULL,
  -- The order that paid for it, and the attendee's place there; null for one that the store gave away.
  order_id TEXT REFERENCES purchase_order (id),
  position INTEGER,
  full_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  name_key TEXT NOT NULL,
  -- Names this issue of the ticket beside its id; another one when the ticket is passed on.
  code TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- The account in DIRECTORY that gave it away; null for one that was sold.
  given_by TEXT,
  -- When it was passed on to the name that it bears; null for the first name.
  passed_at INTEGER,
  -- When its order was cancelled or its money given back; null while it opens the door.
  voided_at INTEGER,
  admitted_at INTEGER,
  -- The account in DIRECTORY that admitted it.
  admitted_by TEXT,
  UNIQUE (order_id, position),
  CHECK ((order_id IS NULL) = (position IS NULL)),
  CHECK ((admitted_at IS NULL) = (admitted_by IS NULL))
) STRICT;
CREATE INDEX ticket_by_name ON ticket (item_id, name_key, id);
CREATE INDEX ticket_by_code ON ticket (store_id, code);

INSERT INTO network_rows VALUES ('ticket', 'by_path', 'store_id', 'store', 'id');

-- The keys that sign a store's tickets. A newer one signs; all of them prove.
CREATE TABLE ticket_key (
  store_id TEXT NOT NULL REFERENCES store (id),
  n INTEGER NOT NULL,
  -- Base64url: the 32 bytes of an Ed25519 public key.
  public_key TEXT NOT NULL,
  -- The private key, sealed under the platform's secret.
  sealed TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, n)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('ticket_key', 'by_path', 'store_id', 'store', 'id');

-- How many tickets of an experience open the door, and how many have. Triggers keep both, so that the
-- door never counts.
ALTER TABLE item ADD COLUMN tickets INTEGER NOT NULL DEFAULT 0;
ALTER TABLE item ADD COLUMN admitted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX item_experience ON item (owner_id, experience_date, id) WHERE kind = 'experience';

CREATE TRIGGER ticket_counts AFTER INSERT ON ticket
BEGIN
  UPDATE item SET tickets = tickets + (NEW.voided_at IS NULL),
      admitted = admitted + (NEW.voided_at IS NULL AND NEW.admitted_at IS NOT NULL)
    WHERE id = NEW.item_id;
END;

CREATE TRIGGER ticket_counts_anew AFTER UPDATE OF voided_at, admitted_at ON ticket
BEGIN
  UPDATE item SET
      tickets = tickets + (NEW.voided_at IS NULL) - (OLD.voided_at IS NULL),
      admitted = admitted + (NEW.voided_at IS NULL AND NEW.admitted_at IS NOT NULL)
        - (OLD.voided_at IS NULL AND OLD.admitted_at IS NOT NULL)
    WHERE id = NEW.item_id;
END;

-- Whatever pays an order makes its tickets, in the same batch.
CREATE TRIGGER tickets_of_paid_order AFTER UPDATE OF state ON purchase_order
WHEN NEW.is_paid = 1 AND OLD.is_paid = 0
BEGIN
  INSERT INTO ticket
      (id, store_id, item_id, sku_id, order_id, position, full_name, phone, name_key, code, created_at)
    SELECT 'tk_' || lower(hex(randomblob(10))), NEW.supplier_id, l.item_id, a.sku_id, NEW.id,
      a.position, a.full_name, a.phone, a.name_key, lower(hex(randomblob(6))), NEW.updated_at
    FROM attendee a JOIN order_line l ON l.order_id = a.order_id AND l.sku_id = a.sku_id
    WHERE a.order_id = NEW.id
    ON CONFLICT (order_id, position) DO NOTHING;
END;

-- An order with nothing to pay is paid before its attendees are written.
CREATE TRIGGER ticket_of_new_attendee AFTER INSERT ON attendee
WHEN (SELECT is_paid FROM purchase_order WHERE id = NEW.order_id) = 1
BEGIN
  INSERT INTO ticket
      (id, store_id, item_id, sku_id, order_id, position, full_name, phone, name_key, code, created_at)
    SELECT 'tk_' || lower(hex(randomblob(10))), p.supplier_id, l.item_id, NEW.sku_id, p.id,
      NEW.position, NEW.full_name, NEW.phone, NEW.name_key, lower(hex(randomblob(6))), p.created_at
    FROM purchase_order p JOIN order_line l ON l.order_id = p.id AND l.sku_id = NEW.sku_id
    WHERE p.id = NEW.order_id
    ON CONFLICT (order_id, position) DO NOTHING;
END;

-- Whatever cancels an order, or finds its money given back, voids its tickets in the same batch.
CREATE TRIGGER tickets_of_canceled_order AFTER UPDATE OF state ON purchase_order
WHEN NEW.state IN ('canceled_by_customer', 'canceled_by_supplier')
BEGIN
  UPDATE ticket SET voided_at = NEW.updated_at WHERE order_id = NEW.id AND voided_at IS NULL;
END;

CREATE TRIGGER tickets_of_returned_payment AFTER UPDATE OF state ON payment
WHEN NEW.state = 'refunded' AND OLD.state <> 'refunded'
BEGIN
  UPDATE ticket SET voided_at = NEW.updated_at
    WHERE voided_at IS NULL
      AND order_id IN (SELECT id FROM purchase_order WHERE checkout_id = NEW.checkout_id);
END;

-- Money that goes back for an order or for one of its lines voids their tickets; an amount does not.
CREATE TRIGGER tickets_of_refund AFTER INSERT ON refund WHEN NEW.part IN ('payment', 'order', 'line')
BEGIN
  UPDATE ticket SET voided_at = NEW.created_at
    WHERE voided_at IS NULL
      AND order_id IN (SELECT o.id FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
        WHERE p.id = NEW.payment_id AND (NEW.part = 'payment' OR o.id = NEW.order_id))
      AND (NEW.part <> 'line' OR sku_id = (SELECT l.sku_id FROM order_line l
        WHERE l.order_id = NEW.order_id AND l.position = NEW.line));
END;

-- Orders that were paid before there were tickets.
INSERT INTO ticket
    (id, store_id, item_id, sku_id, order_id, position, full_name, phone, name_key, code, created_at)
  SELECT 'tk_' || lower(hex(randomblob(10))), p.supplier_id, l.item_id, a.sku_id, p.id, a.position,
    a.full_name, a.phone, a.name_key, lower(hex(randomblob(6))), p.updated_at
  FROM purchase_order p JOIN attendee a ON a.order_id = p.id
  JOIN order_line l ON l.order_id = p.id AND l.sku_id = a.sku_id
  WHERE p.is_paid = 1
  ON CONFLICT (order_id, position) DO NOTHING;
