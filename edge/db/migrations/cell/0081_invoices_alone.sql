-- Invoices that issue themselves, and the mail about a credit note.

-- 1 where the store's invoices issue themselves once their orders are paid.
ALTER TABLE store_billing ADD COLUMN issues_alone INTEGER NOT NULL DEFAULT 0 CHECK (issues_alone IN (0, 1));

-- Whatever pays an order, or brings the data of a paid one, asks for its invoice in the same batch.
CREATE VIEW invoice_due AS SELECT '' AS order_id, 0 AS at WHERE false;
CREATE TRIGGER invoice_due_is_asked INSTEAD OF INSERT ON invoice_due BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'invoice.due',
      json_object('order', o.id), NEW.at, NEW.at, NEW.at + 86400000
    FROM purchase_order o JOIN order_billing b ON b.order_id = o.id
    JOIN store_billing s ON s.store_id = o.supplier_id AND s.issues_alone = 1
    WHERE o.id = NEW.order_id AND o.is_paid = 1
      AND NOT EXISTS (SELECT 1 FROM invoice WHERE order_id = o.id);
END;
CREATE TRIGGER invoice_of_paid_order AFTER UPDATE OF state ON purchase_order
WHEN NEW.is_paid = 1 AND OLD.is_paid = 0 BEGIN
  INSERT INTO invoice_due (order_id, at) VALUES (NEW.id, NEW.updated_at);
END;
CREATE TRIGGER invoice_of_asked_order AFTER INSERT ON order_billing BEGIN
  INSERT INTO invoice_due (order_id, at) VALUES (NEW.order_id, NEW.asked_at);
END;

-- A credit note's buyer is told of it. It is never older than its invoice.
DROP TRIGGER refund_credit_issues;
CREATE TRIGGER refund_credit_issues INSTEAD OF INSERT ON refund_credit BEGIN
  INSERT INTO invoice (id, supplier_id, number, kind, order_id, invoice_id, refund_id, issuer, recipient,
      lines, vat, payment_type, total, currency, issued_at)
    SELECT 'fa_' || lower(hex(randomblob(13))), i.supplier_id,
      (SELECT max(number) + 1 FROM invoice WHERE supplier_id = i.supplier_id), 'credit', i.order_id, i.id,
      r.id, i.issuer, i.recipient, '[]', i.vat, i.payment_type, r.amount, r.currency,
      max(r.updated_at, i.issued_at)
    FROM refund r JOIN invoice i ON i.order_id = r.order_id AND i.kind = 'invoice'
    WHERE r.id = NEW.refund_id
      AND NOT EXISTS (SELECT 1 FROM invoice WHERE refund_id = r.id);
END;
CREATE TRIGGER credit_note_is_told AFTER INSERT ON invoice WHEN NEW.kind = 'credit' BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'mail.invoiced',
      json_object('order', o.id, 'invoice', NEW.id), NEW.issued_at, NEW.issued_at,
      NEW.issued_at + 86400000
    FROM purchase_order o WHERE o.id = NEW.order_id;
END;
