-- A reason more: the buyer paid the 'buy by' price, and nobody earns by the line.
CREATE TABLE line_terms_anew (
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  line INTEGER NOT NULL,
  -- Of one unit, minor units.
  margin INTEGER NOT NULL CHECK (margin >= 0),
  plan TEXT NOT NULL,
  -- The version of the rates; null where the network has none.
  rates_since INTEGER,
  -- JSON: {"seller": 0.5, "up_one": 0, "up_two": 0, "network": 0}, and who of them earns.
  rates TEXT NOT NULL,
  earning TEXT NOT NULL,
  -- The account in DIRECTORY that sold it, or paid 'buy by'; null for none.
  seller TEXT,
  -- How the seller was found, or why nobody earns.
  reason TEXT NOT NULL CHECK (reason IN ('reseller', 'code', 'touch', 'buy_by', 'own_purchase',
    'own_goods', 'paused', 'no_seller', 'no_rates')),
  PRIMARY KEY (order_id, line)
) STRICT, WITHOUT ROWID;
INSERT INTO line_terms_anew SELECT order_id, line, margin, plan, rates_since, rates, earning, seller, reason
  FROM line_terms;
DROP TABLE line_terms;
ALTER TABLE line_terms_anew RENAME TO line_terms;
-- The sales by which a seller earned nothing, the latest first.
CREATE INDEX line_terms_by_seller ON line_terms (seller, order_id)
  WHERE reason IN ('own_purchase', 'own_goods', 'paused', 'no_rates');
CREATE TRIGGER line_terms_keep BEFORE UPDATE ON line_terms BEGIN
  SELECT RAISE(ABORT, 'terms are frozen');
END;
CREATE TRIGGER line_terms_stay BEFORE DELETE ON line_terms
WHEN (SELECT state FROM purchase_order WHERE id = OLD.order_id) <> 'awaiting_payment' BEGIN
  SELECT RAISE(ABORT, 'terms are frozen');
END;
CREATE TRIGGER line_terms_refuse_tests BEFORE INSERT ON line_terms
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'nobody earns by a test');
END;
