-- The books of each network: money that the platform holds for others, and what stores owe each other.

-- Each row moves an amount from one account to another, so that every event sums to zero by its form.
-- Accounts: clearing:{provider}, bank, owed:{store}, returning, store:{id}:locked | open | paying.
CREATE TABLE ledger_posting (
  n INTEGER PRIMARY KEY,
  -- The event that it stands for, such as paid:{payment}; each is posted once.
  cause TEXT NOT NULL,
  line INTEGER NOT NULL,
  network_id TEXT NOT NULL REFERENCES store (id),
  currency TEXT NOT NULL,
  debit TEXT NOT NULL,
  credit TEXT NOT NULL,
  -- Minor units.
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- The order that it is about; null for what concerns a payment alone.
  order_id TEXT REFERENCES purchase_order (id),
  posted_at INTEGER NOT NULL,
  CHECK (debit <> credit),
  UNIQUE (cause, line)
) STRICT;
CREATE INDEX ledger_posting_by_order ON ledger_posting (order_id, n) WHERE order_id IS NOT NULL;
CREATE INDEX ledger_posting_by_network ON ledger_posting (network_id, n);
CREATE INDEX ledger_posting_by_debit ON ledger_posting (debit, network_id, currency, n);
CREATE INDEX ledger_posting_by_credit ON ledger_posting (credit, network_id, currency, n);

CREATE TRIGGER ledger_posting_keeps BEFORE UPDATE ON ledger_posting BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;
CREATE TRIGGER ledger_posting_stays BEFORE DELETE ON ledger_posting BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

-- The balance of each account, kept by the trigger below and proved by the audit.
CREATE TABLE ledger_account (
  network_id TEXT NOT NULL REFERENCES store (id),
  currency TEXT NOT NULL,
  name TEXT NOT NULL,
  debits INTEGER NOT NULL DEFAULT 0,
  credits INTEGER NOT NULL DEFAULT 0,
  -- The same as of the last sealed posting: the audit goes on from here.
  sealed_debits INTEGER NOT NULL DEFAULT 0,
  sealed_credits INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (network_id, currency, name)
) STRICT, WITHOUT ROWID;

-- The sealed days of a network: a digest over the digest before it and the day's postings.
CREATE TABLE ledger_seal (
  network_id TEXT NOT NULL REFERENCES store (id),
  -- The number of its last posting; a seal covers those after the last of the seal before it.
  last_n INTEGER NOT NULL,
  postings INTEGER NOT NULL,
  digest TEXT NOT NULL,
  sealed_at INTEGER NOT NULL,
  PRIMARY KEY (network_id, last_n)
) STRICT, WITHOUT ROWID;

-- When a network's books were last audited, and the differences that were found, as JSON.
CREATE TABLE ledger_audit (
  network_id TEXT PRIMARY KEY REFERENCES store (id),
  audited_at INTEGER NOT NULL,
  differences TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Money about an order that waits in locked wallets, kept by the trigger below; and when it may leave
-- them, which is known once the order was received.
ALTER TABLE purchase_order ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE purchase_order ADD COLUMN unlocks_at INTEGER;
UPDATE purchase_order SET unlocks_at = received_at + 72 * 3600000 WHERE received_at IS NOT NULL;
CREATE INDEX purchase_order_to_unlock ON purchase_order (unlocks_at)
  WHERE locked > 0 AND unlocks_at IS NOT NULL;

CREATE TRIGGER ledger_posting_counts AFTER INSERT ON ledger_posting BEGIN
  INSERT INTO ledger_account (network_id, currency, name, debits)
    VALUES (NEW.network_id, NEW.currency, NEW.debit, NEW.amount)
    ON CONFLICT DO UPDATE SET debits = debits + excluded.debits;
  INSERT INTO ledger_account (network_id, currency, name, credits)
    VALUES (NEW.network_id, NEW.currency, NEW.credit, NEW.amount)
    ON CONFLICT DO UPDATE SET credits = credits + excluded.credits;
  UPDATE purchase_order
    SET locked = locked + NEW.amount * ((NEW.credit LIKE '%:locked') - (NEW.debit LIKE '%:locked'))
    WHERE id = NEW.order_id AND (NEW.credit LIKE '%:locked') <> (NEW.debit LIKE '%:locked');
END;

INSERT INTO network_rows VALUES
  ('ledger_posting', 'by_path', 'network_id', 'store', 'id'),
  ('ledger_account', 'made_anew', NULL, NULL, NULL),
  ('ledger_seal', 'by_path', 'network_id', 'store', 'id'),
  ('ledger_audit', 'by_path', 'network_id', 'store', 'id');

-- What was paid before the books began: the orders of approved payments, and what was given back since.
INSERT INTO ledger_posting (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
  SELECT 'paid:' || p.id, row_number() OVER (PARTITION BY p.id ORDER BY o.rowid),
    coalesce(s.root_id, s.id), p.currency,
    iif(p.account = 'platform', 'clearing:' || p.provider, 'owed:' || p.account),
    'store:' || o.supplier_id || ':locked', o.total, o.id, p.updated_at
  FROM payment p JOIN store s ON s.id = p.store_id JOIN purchase_order o ON o.checkout_id = p.checkout_id
  WHERE p.state IN ('approved', 'refunded') AND o.supplier_id <> p.account AND o.total > 0
    AND (p.refund_reason IS NULL OR p.refund_reason = 'canceled');
INSERT INTO ledger_posting (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
  SELECT 'paid:' || p.id, 1, coalesce(s.root_id, s.id), p.currency, 'clearing:' || p.provider, 'returning',
    p.amount, NULL, p.updated_at
  FROM payment p JOIN store s ON s.id = p.store_id
  WHERE p.state IN ('approved', 'refunded') AND p.account = 'platform' AND p.refund_reason <> 'canceled';
INSERT INTO ledger_posting (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
  SELECT 'refunded:' || p.id, l.line, l.network_id, l.currency, l.credit, l.debit, l.amount, l.order_id, p.updated_at
  FROM payment p JOIN ledger_posting l ON l.cause = 'paid:' || p.id
  WHERE p.state = 'refunded';
