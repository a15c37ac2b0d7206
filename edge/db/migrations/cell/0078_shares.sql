-- Where each peso of a resold line goes: the network's rates, and what an order froze by them.

-- Rates count from their date on; what was placed before keeps its own.
CREATE TABLE network_rate (
  network_id TEXT NOT NULL REFERENCES store (id),
  -- The plan of the seller; empty for people without one.
  plan TEXT NOT NULL,
  -- Milliseconds UTC.
  since INTEGER NOT NULL,
  -- Millionths of the contribution margin; the last of what a plan's later periods are paid.
  seller INTEGER NOT NULL CHECK (seller BETWEEN 0 AND 1000000),
  up_one INTEGER NOT NULL DEFAULT 0 CHECK (up_one BETWEEN 0 AND 1000000),
  up_two INTEGER NOT NULL DEFAULT 0 CHECK (up_two BETWEEN 0 AND 1000000),
  network INTEGER NOT NULL DEFAULT 0 CHECK (network BETWEEN 0 AND 1000000),
  later INTEGER NOT NULL DEFAULT 150000 CHECK (later BETWEEN 0 AND 1000000),
  PRIMARY KEY (network_id, plan, since),
  CHECK (seller + up_one + up_two + network <= 1000000)
) STRICT, WITHOUT ROWID;

-- What a purchase froze as it began. Margins by variant, as JSON: {"sk_…": {"margin": 9000, "owner": "ac_…"}},
-- with the account that owns the supplier; of what is not resold there is none.
ALTER TABLE checkout ADD COLUMN margins TEXT NOT NULL DEFAULT '{}';
-- The people who may earn by it, as JSON (shared/rules/resale-terms.ts).
ALTER TABLE checkout ADD COLUMN sellers TEXT NOT NULL DEFAULT '{}';

-- By which terms a line was divided; a row for each line that leaves a margin.
CREATE TABLE line_terms (
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
  -- The account in DIRECTORY that sold it; null for none.
  seller TEXT,
  -- How the seller was found, or why nobody earns.
  reason TEXT NOT NULL CHECK (reason IN
    ('reseller', 'touch', 'own_purchase', 'own_goods', 'no_seller', 'no_rates')),
  PRIMARY KEY (order_id, line)
) STRICT, WITHOUT ROWID;

-- What each earner gets of a line; the rest is the supplier's.
CREATE TABLE line_share (
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  line INTEGER NOT NULL,
  earner TEXT NOT NULL CHECK (earner IN ('seller', 'up_one', 'up_two', 'network')),
  -- The wallet in the ledger, without its part: person:{account}, store:{id}.
  wallet TEXT NOT NULL,
  -- Minor units.
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (order_id, line, earner)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES
  ('network_rate', 'by_path', 'network_id', 'store', 'id'),
  ('line_terms', 'by_path', 'order_id', 'purchase_order', 'id'),
  ('line_share', 'by_path', 'order_id', 'purchase_order', 'id');

CREATE TRIGGER line_terms_keep BEFORE UPDATE ON line_terms BEGIN
  SELECT RAISE(ABORT, 'terms are frozen');
END;
CREATE TRIGGER line_share_keeps BEFORE UPDATE ON line_share BEGIN
  SELECT RAISE(ABORT, 'shares are frozen');
END;
-- An order that awaits its payment is placed anew with another way to pay.
CREATE TRIGGER line_terms_stay BEFORE DELETE ON line_terms
WHEN (SELECT state FROM purchase_order WHERE id = OLD.order_id) <> 'awaiting_payment' BEGIN
  SELECT RAISE(ABORT, 'terms are frozen');
END;
CREATE TRIGGER line_share_stays BEFORE DELETE ON line_share
WHEN (SELECT state FROM purchase_order WHERE id = OLD.order_id) <> 'awaiting_payment' BEGIN
  SELECT RAISE(ABORT, 'shares are frozen');
END;

-- What a store still owes for an order whose money the platform never held, kept by the trigger below.
ALTER TABLE purchase_order ADD COLUMN owed INTEGER NOT NULL DEFAULT 0;
UPDATE purchase_order SET owed = t.owed FROM (
    SELECT order_id, sum(amount * ((debit LIKE 'owed:%') - (credit LIKE 'owed:%'))) AS owed
    FROM ledger_posting WHERE order_id IS NOT NULL GROUP BY order_id) t
  WHERE purchase_order.id = t.order_id;

DROP TRIGGER ledger_posting_counts;
CREATE TRIGGER ledger_posting_counts AFTER INSERT ON ledger_posting BEGIN
  INSERT INTO ledger_account (network_id, currency, name, debits)
    VALUES (NEW.network_id, NEW.currency, NEW.debit, NEW.amount)
    ON CONFLICT DO UPDATE SET debits = debits + excluded.debits;
  INSERT INTO ledger_account (network_id, currency, name, credits)
    VALUES (NEW.network_id, NEW.currency, NEW.credit, NEW.amount)
    ON CONFLICT DO UPDATE SET credits = credits + excluded.credits;
  UPDATE purchase_order
    SET locked = locked + NEW.amount * ((NEW.credit LIKE '%:locked') - (NEW.debit LIKE '%:locked')),
      owed = owed + NEW.amount * ((NEW.debit LIKE 'owed:%') - (NEW.credit LIKE 'owed:%'))
    WHERE id = NEW.order_id AND ((NEW.credit LIKE '%:locked') <> (NEW.debit LIKE '%:locked')
      OR (NEW.debit LIKE 'owed:%') <> (NEW.credit LIKE 'owed:%'));
END;

-- What is owed stays locked until it is covered.
DROP INDEX purchase_order_to_unlock;
CREATE INDEX purchase_order_to_unlock ON purchase_order (unlocks_at)
  WHERE locked > 0 AND owed <= 0 AND unlocks_at IS NOT NULL;
CREATE INDEX purchase_order_owing ON purchase_order (created_at) WHERE owed > 0;

-- The entries of an account, by their time.
DROP INDEX ledger_posting_by_debit;
DROP INDEX ledger_posting_by_credit;
CREATE INDEX ledger_posting_by_debit ON ledger_posting (debit, network_id, currency, posted_at);
CREATE INDEX ledger_posting_by_credit ON ledger_posting (credit, network_id, currency, posted_at);
