-- Invoices: as whom a store issues them, to whom an order's is issued, and each document.
CREATE TABLE store_billing (
  store_id TEXT PRIMARY KEY REFERENCES store (id),
  rfc TEXT NOT NULL,
  name TEXT NOT NULL,
  -- A code of the tax authority's catalogue c_RegimenFiscal.
  regime TEXT NOT NULL,
  -- The postal code of its tax address.
  tax_place TEXT NOT NULL,
  -- The value-added tax that its prices include, in hundredths of a percent.
  vat INTEGER NOT NULL CHECK (vat IN (0, 800, 1600)),
  -- The account in DIRECTORY that wrote it last.
  account_id TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;

-- The invoicing data that a buyer gave for an order.
CREATE TABLE order_billing (
  order_id TEXT PRIMARY KEY REFERENCES purchase_order (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  rfc TEXT NOT NULL,
  name TEXT NOT NULL,
  regime TEXT NOT NULL,
  -- A code of the catalogue c_UsoCFDI.
  cfdi_use TEXT NOT NULL,
  -- The postal code of its tax address.
  tax_place TEXT NOT NULL,
  asked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_billing_by_supplier ON order_billing (supplier_id, asked_at);

-- Invoices and credit notes; each store numbers both in one row without gaps. What a document says
-- is frozen in it.
CREATE TABLE invoice (
  id TEXT PRIMARY KEY,
  supplier_id TEXT NOT NULL REFERENCES store (id),
  number INTEGER NOT NULL CHECK (number > 0),
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit')),
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  -- Of a credit note: the invoice that it lessens, and the refund that it is about.
  invoice_id TEXT REFERENCES invoice (id),
  refund_id TEXT UNIQUE REFERENCES refund (id),
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
  UNIQUE (supplier_id, number),
  CHECK ((kind = 'credit') = (invoice_id IS NOT NULL)),
  CHECK ((kind = 'credit') = (refund_id IS NOT NULL)),
  CHECK ((stamp = 'stamped') = (stamp_folio IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX invoice_of_order ON invoice (order_id) WHERE kind = 'invoice';
CREATE INDEX invoice_by_order ON invoice (order_id);

INSERT INTO network_rows VALUES
  ('store_billing', 'by_path', 'store_id', 'store', 'id'),
  ('order_billing', 'by_path', 'order_id', 'purchase_order', 'id'),
  ('invoice', 'by_path', 'order_id', 'purchase_order', 'id');

-- A document stays as it was issued; its stamp alone comes later.
CREATE TRIGGER invoice_keeps BEFORE UPDATE ON invoice
WHEN (NEW.id, NEW.supplier_id, NEW.number, NEW.kind, NEW.order_id, NEW.issuer, NEW.recipient, NEW.lines,
    NEW.vat, NEW.total, NEW.currency, NEW.issued_at)
  <> (OLD.id, OLD.supplier_id, OLD.number, OLD.kind, OLD.order_id, OLD.issuer, OLD.recipient, OLD.lines,
    OLD.vat, OLD.total, OLD.currency, OLD.issued_at) OR OLD.stamp = 'stamped'
BEGIN SELECT RAISE(ABORT, 'invoices are frozen'); END;
CREATE TRIGGER invoice_stays BEFORE DELETE ON invoice
BEGIN SELECT RAISE(ABORT, 'invoices are frozen'); END;

-- Money that went back is a credit note, in the batch that notes it.
CREATE VIEW refund_credit AS SELECT '' AS refund_id WHERE false;
CREATE TRIGGER refund_credit_issues INSTEAD OF INSERT ON refund_credit BEGIN
  INSERT INTO invoice (id, supplier_id, number, kind, order_id, invoice_id, refund_id, issuer, recipient,
      lines, vat, payment_type, total, currency, issued_at)
    SELECT 'fa_' || lower(hex(randomblob(13))), i.supplier_id,
      (SELECT max(number) + 1 FROM invoice WHERE supplier_id = i.supplier_id), 'credit', i.order_id, i.id,
      r.id, i.issuer, i.recipient, '[]', i.vat, i.payment_type, r.amount, r.currency, r.updated_at
    FROM refund r JOIN invoice i ON i.order_id = r.order_id AND i.kind = 'invoice'
    WHERE r.id = NEW.refund_id
      AND NOT EXISTS (SELECT 1 FROM invoice WHERE refund_id = r.id);
END;
CREATE TRIGGER refund_is_credited AFTER UPDATE OF state ON refund
WHEN NEW.state IN ('success', 'ok') AND NEW.order_id IS NOT NULL BEGIN
  INSERT INTO refund_credit (refund_id) VALUES (NEW.id);
END;
CREATE TRIGGER refund_comes_credited AFTER INSERT ON refund
WHEN NEW.state IN ('success', 'ok') AND NEW.order_id IS NOT NULL BEGIN
  INSERT INTO refund_credit (refund_id) VALUES (NEW.id);
END;
-- An invoice that is issued after money went back has its credit notes at once.
CREATE TRIGGER invoice_is_credited AFTER INSERT ON invoice WHEN NEW.kind = 'invoice' BEGIN
  INSERT INTO refund_credit (refund_id)
    SELECT id FROM refund WHERE order_id = NEW.order_id AND state IN ('success', 'ok')
    ORDER BY updated_at, rowid;
END;
