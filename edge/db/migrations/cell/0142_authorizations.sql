-- Payments that a bank has authorised, and that are charged later, in part, or not at all (decision 0152).

-- JSON: the codes by which the store's own orders are authorised first.
ALTER TABLE store ADD COLUMN charges_later TEXT NOT NULL DEFAULT '[]';

CREATE TABLE payment_authorization (
  payment_id TEXT PRIMARY KEY REFERENCES payment (id),
  -- The order that it pays; null where it could not be sold, and is only given back.
  order_id TEXT REFERENCES purchase_order (id),
  supplier_id TEXT REFERENCES store (id),
  -- Minor units, in the payment's currency.
  amount INTEGER NOT NULL CHECK (amount > 0),
  captured INTEGER CHECK (captured > 0 AND captured <= amount),
  state TEXT NOT NULL DEFAULT 'standing' CHECK (state IN ('standing', 'captured', 'voided', 'expired')),
  authorized_at INTEGER NOT NULL,
  -- When the provider gives it up by itself.
  ends_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- What the provider is asked for, one thing at a time, by an account or by the system.
  asked TEXT CHECK (asked IN ('capture', 'void')),
  asked_amount INTEGER CHECK (asked_amount > 0 AND asked_amount <= amount),
  asked_by TEXT,
  -- Why it is given up: one of the reasons of shared/rules/authorizations.ts.
  reason TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  refusals INTEGER NOT NULL DEFAULT 0,
  try_at INTEGER,
  fault TEXT,
  reminded_at INTEGER,
  CHECK ((order_id IS NULL) = (supplier_id IS NULL)),
  CHECK ((state = 'captured') = (captured IS NOT NULL)),
  CHECK ((state = 'standing') = (ended_at IS NULL)),
  CHECK ((asked = 'capture') = (asked_amount IS NOT NULL)),
  CHECK (try_at IS NULL OR (state = 'standing' AND asked IS NOT NULL))
) STRICT;
CREATE INDEX payment_authorization_of_order ON payment_authorization (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX payment_authorization_to_try ON payment_authorization (try_at) WHERE try_at IS NOT NULL;
CREATE INDEX payment_authorization_standing ON payment_authorization (ends_at) WHERE state = 'standing';

-- What became of it, the steps of its history.
CREATE TABLE authorization_step (
  n INTEGER PRIMARY KEY,
  payment_id TEXT NOT NULL REFERENCES payment (id),
  at INTEGER NOT NULL,
  step TEXT NOT NULL CHECK (step IN
    ('authorized', 'capture_asked', 'capture_refused', 'captured', 'void_asked', 'voided', 'expired', 'reminded')),
  amount INTEGER,
  -- The account in DIRECTORY that asked; null for the system and for a buyer.
  account_id TEXT,
  -- The provider's refusal, in a code.
  fault TEXT
) STRICT;
CREATE INDEX authorization_step_of ON authorization_step (payment_id, n);

INSERT INTO network_rows VALUES
  ('payment_authorization', 'by_path', 'payment_id', 'payment', 'id'),
  ('authorization_step', 'by_path', 'payment_id', 'payment', 'id');

-- 1 while the order's money is authorised and not charged: it is sold, and is not paid.
ALTER TABLE purchase_order ADD COLUMN is_authorized INTEGER NOT NULL DEFAULT 0 CHECK (is_authorized IN (0, 1));

-- An order is handed to nobody before its money was charged.
CREATE TRIGGER order_waits_for_capture BEFORE UPDATE OF state ON purchase_order
WHEN NEW.is_authorized = 1 AND NEW.state IN ('to_deliver', 'in_transit', 'paid', 'delivered') BEGIN
  SELECT RAISE(ABORT, 'an authorised payment is charged before its order is handed over');
END;

-- `is_paid` learns of it; what is done for paid orders stands anew, since it names that column.
DROP TRIGGER tickets_of_paid_order;
DROP TRIGGER ticket_of_new_attendee;
DROP TRIGGER invoice_due_is_asked;
DROP TRIGGER invoice_of_paid_order;
DROP TRIGGER files_due_are_told;
DROP TRIGGER files_of_paid_order;
DROP TRIGGER files_of_free_order;
DROP TRIGGER IF EXISTS files_of_released_order;
ALTER TABLE purchase_order DROP COLUMN is_paid;
ALTER TABLE purchase_order ADD COLUMN is_paid INTEGER GENERATED ALWAYS AS (CASE
  WHEN is_authorized = 1 OR state IN ('awaiting_payment', 'canceled_by_customer', 'canceled_by_supplier') THEN 0
  WHEN state IN ('paid', 'delivered') THEN 1
  ELSE payment_type IS NULL OR payment_type <> 'cash' END) VIRTUAL;

CREATE TRIGGER tickets_of_paid_order AFTER UPDATE OF state, is_authorized ON purchase_order
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

CREATE TRIGGER invoice_due_is_asked INSTEAD OF INSERT ON invoice_due BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'invoice.due',
      json_object('order', o.id), NEW.at, NEW.at, NEW.at + 86400000
    FROM purchase_order o JOIN order_billing b ON b.order_id = o.id
    JOIN store_billing s ON s.store_id = o.supplier_id AND s.issues_alone = 1
    WHERE o.id = NEW.order_id AND o.is_paid = 1
      AND NOT EXISTS (SELECT 1 FROM invoice WHERE order_id = o.id);
END;
CREATE TRIGGER invoice_of_paid_order AFTER UPDATE OF state, is_authorized ON purchase_order
WHEN NEW.is_paid = 1 AND OLD.is_paid = 0 BEGIN
  INSERT INTO invoice_due (order_id, at) VALUES (NEW.id, NEW.updated_at);
END;

CREATE TRIGGER files_due_are_told INSTEAD OF INSERT ON files_due BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || substr(o.id, 4), o.store_id, 'mail.files', json_object('order', o.id), NEW.at, NEW.at,
      NEW.at + 86400000
    FROM purchase_order o
    WHERE o.id = NEW.order_id AND o.is_paid = 1
      AND EXISTS (SELECT 1 FROM order_line l JOIN item_file f ON f.item_id = l.item_id
        WHERE l.order_id = o.id AND f.removed_at IS NULL)
    ON CONFLICT (id) DO NOTHING;
END;
CREATE TRIGGER files_of_paid_order AFTER UPDATE OF state, is_authorized ON purchase_order
WHEN NEW.is_paid = 1 AND OLD.is_paid = 0 BEGIN
  INSERT INTO files_due (order_id, at) VALUES (NEW.id, NEW.updated_at);
END;
CREATE TRIGGER files_of_free_order AFTER INSERT ON order_line BEGIN
  INSERT INTO files_due (order_id, at)
    SELECT id, created_at FROM purchase_order WHERE id = NEW.order_id AND is_paid = 1;
END;

CREATE TRIGGER files_of_released_order AFTER UPDATE OF released_at ON order_hold
WHEN NEW.reason = 'payment_risk' AND OLD.released_at IS NULL AND NEW.released_at IS NOT NULL BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'mail.files', json_object('order', o.id),
      NEW.released_at, NEW.released_at, NEW.released_at + 86400000
    FROM purchase_order o
    WHERE o.id = NEW.order_id AND o.is_paid = 1
      AND EXISTS (SELECT 1 FROM order_line l JOIN item_file f ON f.item_id = l.item_id
        WHERE l.order_id = o.id AND f.removed_at IS NULL);
END;
