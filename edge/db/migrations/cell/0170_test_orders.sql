-- Test mode of a store: its purchases are tried out, and are none. Nothing is charged, sent or counted.

ALTER TABLE store ADD COLUMN test_mode INTEGER NOT NULL DEFAULT 0 CHECK (test_mode IN (0, 1));

-- A purchase is a test for good, or never: by the mode in which its checkout began.
ALTER TABLE checkout ADD COLUMN is_test INTEGER NOT NULL DEFAULT 0 CHECK (is_test IN (0, 1));
ALTER TABLE purchase_order ADD COLUMN is_test INTEGER NOT NULL DEFAULT 0 CHECK (is_test IN (0, 1));
ALTER TABLE payment ADD COLUMN is_test INTEGER NOT NULL DEFAULT 0 CHECK (is_test IN (0, 1));
CREATE INDEX purchase_order_test ON purchase_order (store_id, created_at) WHERE is_test = 1;
CREATE INDEX checkout_test ON checkout (store_id) WHERE is_test = 1;

CREATE TRIGGER checkout_test_stays BEFORE UPDATE OF is_test ON checkout
WHEN NEW.is_test <> OLD.is_test BEGIN
  SELECT RAISE(ABORT, 'a test stays a test');
END;
CREATE TRIGGER order_test_stays BEFORE UPDATE OF is_test ON purchase_order
WHEN NEW.is_test <> OLD.is_test BEGIN
  SELECT RAISE(ABORT, 'a test stays a test');
END;
CREATE TRIGGER payment_test_stays BEFORE UPDATE OF is_test ON payment
WHEN NEW.is_test <> OLD.is_test BEGIN
  SELECT RAISE(ABORT, 'a test stays a test');
END;
CREATE TRIGGER order_is_as_its_checkout BEFORE INSERT ON purchase_order
WHEN NEW.is_test <> (SELECT is_test FROM checkout WHERE id = NEW.checkout_id) BEGIN
  SELECT RAISE(ABORT, 'an order is a test as its checkout is');
END;
CREATE TRIGGER payment_is_as_its_checkout BEFORE INSERT ON payment
WHEN NEW.is_test <> (SELECT is_test FROM checkout WHERE id = NEW.checkout_id) BEGIN
  SELECT RAISE(ABORT, 'a payment is a test as its checkout is');
END;

-- An order is deleted only while it awaits its payment, unless it is a test.
CREATE TRIGGER order_stays BEFORE DELETE ON purchase_order
WHEN OLD.is_test = 0 AND OLD.state <> 'awaiting_payment' BEGIN
  SELECT RAISE(ABORT, 'an order stays');
END;

-- No way into the books is open to a test: neither by its order, nor by its payment's, refund's or
-- dispute's cause, nor by a line of a provider's report.
CREATE TRIGGER ledger_posting_refuses_tests BEFORE INSERT ON ledger_posting
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1)
  OR EXISTS (SELECT 1 FROM purchase_order
    WHERE id = substr(NEW.cause, instr(NEW.cause, ':') + 1) AND is_test = 1)
  OR EXISTS (SELECT 1 FROM payment WHERE is_test = 1 AND id IN (
    substr(NEW.cause, instr(NEW.cause, ':') + 1),
    (SELECT payment_id FROM refund WHERE id = substr(NEW.cause, instr(NEW.cause, ':') + 1)),
    (SELECT payment_id FROM dispute WHERE id = substr(NEW.cause, instr(NEW.cause, ':') + 1)),
    (SELECT payment_id FROM settlement_line
      WHERE settlement_id = substr(NEW.cause, instr(NEW.cause, ':') + 1,
          instr(NEW.cause, '-') - instr(NEW.cause, ':') - 1)
        AND position = CAST(substr(NEW.cause, instr(NEW.cause, '-') + 1) AS INTEGER)))) BEGIN
  SELECT RAISE(ABORT, 'a test posts nothing');
END;

-- What follows from a sale, and does not from a test.
CREATE TRIGGER line_terms_refuse_tests BEFORE INSERT ON line_terms
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'nobody earns by a test');
END;
CREATE TRIGGER line_share_refuses_tests BEFORE INSERT ON line_share
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'nobody earns by a test');
END;
CREATE TRIGGER invoice_refuses_tests BEFORE INSERT ON invoice
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'a test has no invoice');
END;
CREATE TRIGGER review_refuses_tests BEFORE INSERT ON review
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'a test has no review');
END;
CREATE TRIGGER courier_label_refuses_tests BEFORE INSERT ON courier_label
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'a test has no label');
END;
CREATE TRIGGER ticket_refuses_tests BEFORE INSERT ON ticket
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'a test opens no door');
END;

-- The hold of a test keeps nothing from other buyers: its amount is zero.
CREATE TABLE hold_now (
  checkout_id TEXT NOT NULL REFERENCES checkout (id),
  sku_id TEXT NOT NULL REFERENCES sku (id),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  expires_at INTEGER NOT NULL,
  visitor TEXT,
  network TEXT,
  PRIMARY KEY (checkout_id, sku_id)
) STRICT, WITHOUT ROWID;
INSERT INTO hold_now SELECT checkout_id, sku_id, amount, expires_at, visitor, network FROM hold;
DROP TABLE hold;
ALTER TABLE hold_now RENAME TO hold;
CREATE INDEX hold_by_sku ON hold (sku_id, expires_at);
CREATE INDEX hold_by_end ON hold (expires_at);
CREATE INDEX hold_by_visitor ON hold (visitor) WHERE visitor IS NOT NULL;
CREATE INDEX hold_by_network ON hold (network) WHERE network IS NOT NULL;
CREATE TRIGGER hold_of_test BEFORE INSERT ON hold
WHEN (NEW.amount = 0) <> (SELECT is_test FROM checkout WHERE id = NEW.checkout_id) BEGIN
  SELECT RAISE(ABORT, 'the hold of a test keeps nothing, any other something');
END;
