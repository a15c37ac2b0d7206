-- Global invoices: one for the sales of a period whose buyers asked for no invoice of their own.

-- When an order's money was there for the first time, of stores that issue invoices.
CREATE TABLE order_paid (
  order_id TEXT PRIMARY KEY REFERENCES purchase_order (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  paid_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX order_paid_by_supplier ON order_paid (supplier_id, paid_at);
INSERT INTO network_rows VALUES ('order_paid', 'by_path', 'order_id', 'purchase_order', 'id');

INSERT INTO order_paid (order_id, supplier_id, paid_at)
  SELECT o.id, o.supplier_id, o.created_at
  FROM purchase_order o JOIN store s ON s.id = o.supplier_id AND s.country = 'MX'
  WHERE o.is_paid = 1 AND o.currency = 'MXN';
CREATE TRIGGER order_is_paid AFTER UPDATE OF state, is_authorized ON purchase_order
WHEN NEW.is_paid = 1 AND OLD.is_paid = 0 AND NEW.currency = 'MXN' BEGIN
  INSERT INTO order_paid (order_id, supplier_id, paid_at)
    SELECT NEW.id, s.id, NEW.updated_at FROM store s WHERE s.id = NEW.supplier_id AND s.country = 'MX'
    ON CONFLICT DO NOTHING;
END;
-- A sale in person, and an order with nothing to pay, are paid from the start.
CREATE TRIGGER order_comes_paid AFTER INSERT ON purchase_order
WHEN NEW.is_paid = 1 AND NEW.currency = 'MXN' BEGIN
  INSERT INTO order_paid (order_id, supplier_id, paid_at)
    SELECT NEW.id, s.id, NEW.created_at FROM store s WHERE s.id = NEW.supplier_id AND s.country = 'MX'
    ON CONFLICT DO NOTHING;
END;

-- A document of the third kind, which is about no single order. Triggers that name the table go first.
DROP TRIGGER refund_credit_issues;
DROP TRIGGER invoice_due_is_asked;
CREATE TABLE invoice_anew (
  id TEXT PRIMARY KEY,
  supplier_id TEXT NOT NULL REFERENCES store (id),
  number INTEGER NOT NULL CHECK (number > 0),
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit', 'global')),
  -- Null for a global invoice, whose orders stand in global_invoice_order.
  order_id TEXT REFERENCES purchase_order (id),
  -- Of a credit note: the document that it lessens, and the refund that it is about; none where the
  -- order left a global invoice for one of its own.
  invoice_id TEXT REFERENCES invoice_anew (id),
  refund_id TEXT REFERENCES refund (id),
  -- JSON: {rfc, name, regime, postal_code}, the buyer's with its use.
  issuer TEXT NOT NULL,
  recipient TEXT NOT NULL,
  -- JSON: [{name, amount, total}], total in minor units with its tax.
  lines TEXT NOT NULL,
  vat INTEGER NOT NULL,
  payment_type TEXT,
  -- Minor units.
  total INTEGER NOT NULL CHECK (total > 0),
  currency TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  -- What the stamping service said of it; its folio, or why it declined.
  stamp TEXT NOT NULL DEFAULT 'none' CHECK (stamp IN ('none', 'stamped', 'declined')),
  stamp_folio TEXT,
  stamp_fault TEXT,
  stamped_at INTEGER,
  -- JSON of a global invoice: {periodicity, months, year, first, last}, codes of the tax authority's
  -- catalogues c_Periodicidad and c_Meses, and its days.
  period TEXT,
  UNIQUE (supplier_id, number),
  CHECK ((kind = 'credit') = (invoice_id IS NOT NULL)),
  CHECK (kind = 'credit' OR refund_id IS NULL),
  CHECK ((kind = 'global') = (order_id IS NULL)),
  CHECK ((kind = 'global') = (period IS NOT NULL)),
  CHECK ((stamp = 'stamped') = (stamp_folio IS NOT NULL))
) STRICT;
INSERT INTO invoice_anew (id, supplier_id, number, kind, order_id, invoice_id, refund_id, issuer, recipient,
    lines, vat, payment_type, total, currency, issued_at, stamp, stamp_folio, stamp_fault, stamped_at)
  SELECT id, supplier_id, number, kind, order_id, invoice_id, refund_id, issuer, recipient,
    lines, vat, payment_type, total, currency, issued_at, stamp, stamp_folio, stamp_fault, stamped_at
  FROM invoice ORDER BY supplier_id, number;
DROP TABLE invoice;
ALTER TABLE invoice_anew RENAME TO invoice;
CREATE UNIQUE INDEX invoice_of_order ON invoice (order_id) WHERE kind = 'invoice';
CREATE INDEX invoice_by_order ON invoice (order_id) WHERE order_id IS NOT NULL;
-- A refund lessens each document at most once.
CREATE UNIQUE INDEX invoice_of_refund ON invoice (refund_id, invoice_id) WHERE refund_id IS NOT NULL;
UPDATE network_rows SET column_name = 'supplier_id', parent_table = 'store' WHERE table_name = 'invoice';

-- The orders of a global invoice; an order stands in one at most.
CREATE TABLE global_invoice_order (
  order_id TEXT PRIMARY KEY REFERENCES purchase_order (id),
  invoice_id TEXT NOT NULL REFERENCES invoice (id),
  -- Minor units: what was paid, without what had gone back by the end of the period.
  total INTEGER NOT NULL CHECK (total > 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX global_invoice_order_by_invoice ON global_invoice_order (invoice_id);
INSERT INTO network_rows VALUES ('global_invoice_order', 'by_path', 'order_id', 'purchase_order', 'id');
CREATE TRIGGER global_invoice_order_keeps BEFORE UPDATE ON global_invoice_order
BEGIN SELECT RAISE(ABORT, 'invoices are frozen'); END;
CREATE TRIGGER global_invoice_order_stays BEFORE DELETE ON global_invoice_order
BEGIN SELECT RAISE(ABORT, 'invoices are frozen'); END;

-- A document stays as it was issued; its stamp alone comes later.
CREATE TRIGGER invoice_keeps BEFORE UPDATE ON invoice
WHEN (NEW.id, NEW.supplier_id, NEW.number, NEW.kind, NEW.order_id, NEW.issuer, NEW.recipient, NEW.lines,
    NEW.vat, NEW.total, NEW.currency, NEW.issued_at, NEW.period)
  IS NOT (OLD.id, OLD.supplier_id, OLD.number, OLD.kind, OLD.order_id, OLD.issuer, OLD.recipient, OLD.lines,
    OLD.vat, OLD.total, OLD.currency, OLD.issued_at, OLD.period) OR OLD.stamp = 'stamped'
BEGIN SELECT RAISE(ABORT, 'invoices are frozen'); END;
CREATE TRIGGER invoice_stays BEFORE DELETE ON invoice
BEGIN SELECT RAISE(ABORT, 'invoices are frozen'); END;

-- Money that went back is a credit note, in the batch that notes it: of the order's own invoice, else of
-- the global one in which the order stands.
CREATE TRIGGER refund_credit_issues INSTEAD OF INSERT ON refund_credit BEGIN
  INSERT INTO invoice (id, supplier_id, number, kind, order_id, invoice_id, refund_id, issuer, recipient,
      lines, vat, payment_type, total, currency, issued_at)
    SELECT 'fa_' || lower(hex(randomblob(13))), i.supplier_id,
      (SELECT max(number) + 1 FROM invoice WHERE supplier_id = i.supplier_id), 'credit', r.order_id, i.id,
      r.id, i.issuer, i.recipient, '[]', i.vat, i.payment_type, r.amount, r.currency,
      max(r.updated_at, i.issued_at)
    FROM refund r JOIN invoice i ON i.id = coalesce(
      (SELECT id FROM invoice WHERE order_id = r.order_id AND kind = 'invoice'),
      (SELECT invoice_id FROM global_invoice_order WHERE order_id = r.order_id))
    WHERE r.id = NEW.refund_id
      AND NOT EXISTS (SELECT 1 FROM invoice WHERE refund_id = r.id AND invoice_id = i.id);
END;
-- An invoice that is issued after money went back has its credit notes at once.
CREATE TRIGGER invoice_is_credited AFTER INSERT ON invoice WHEN NEW.kind = 'invoice' BEGIN
  INSERT INTO refund_credit (refund_id)
    SELECT id FROM refund WHERE order_id = NEW.order_id AND state IN ('success', 'ok')
    ORDER BY updated_at, rowid;
END;
-- The buyer of an order is told of a credit note of their own invoice; a global one has no buyer.
CREATE TRIGGER credit_note_is_told AFTER INSERT ON invoice WHEN NEW.kind = 'credit'
  AND (SELECT kind FROM invoice WHERE id = NEW.invoice_id) = 'invoice' BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'mail.invoiced',
      json_object('order', o.id, 'invoice', NEW.id), NEW.issued_at, NEW.issued_at,
      NEW.issued_at + 86400000
    FROM purchase_order o WHERE o.id = NEW.order_id;
END;
CREATE TRIGGER invoice_due_is_asked INSTEAD OF INSERT ON invoice_due BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'invoice.due',
      json_object('order', o.id), NEW.at, NEW.at, NEW.at + 86400000
    FROM purchase_order o JOIN order_billing b ON b.order_id = o.id
    JOIN store_billing s ON s.store_id = o.supplier_id AND s.issues_alone = 1
    WHERE o.id = NEW.order_id AND o.is_paid = 1
      AND NOT EXISTS (SELECT 1 FROM invoice WHERE order_id = o.id AND kind = 'invoice');
END;
