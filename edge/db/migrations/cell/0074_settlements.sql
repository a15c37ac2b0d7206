-- What providers pay out to the bank: a report is taken whole and once, and each of its lines is matched
-- with what it is about.

CREATE TABLE settlement (
  id TEXT PRIMARY KEY,
  -- The store that reads it: the one whose account it is, or the network's root store for the platform's.
  store_id TEXT NOT NULL REFERENCES store (id),
  -- The account at the provider: the store's id, or `platform`.
  account TEXT NOT NULL,
  provider TEXT NOT NULL,
  -- The provider's id of the report.
  report TEXT NOT NULL,
  -- The day on which the provider paid it, YYYY-MM-DD.
  paid_on TEXT NOT NULL,
  currency TEXT NOT NULL,
  -- The sums of its lines, minor units; the bank gets the net.
  gross INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  net INTEGER NOT NULL,
  lines INTEGER NOT NULL CHECK (lines > 0),
  -- SHA-256 over all that the report says.
  digest TEXT NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('provider', 'file')),
  -- The account in DIRECTORY that sent the file; null for a report of the provider's.
  taken_by TEXT,
  taken_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (gross - fee = net),
  CHECK ((origin = 'file') = (taken_by IS NOT NULL)),
  UNIQUE (store_id, account, provider, report)
) STRICT, WITHOUT ROWID;
CREATE INDEX settlement_by_day ON settlement (store_id, paid_on, id);
-- What the audit compares since the last sealed day.
CREATE INDEX settlement_by_change ON settlement (updated_at);

-- A line of a report. One that does not match says why, and is posted once it does.
CREATE TABLE settlement_line (
  settlement_id TEXT NOT NULL REFERENCES settlement (id),
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund', 'dispute', 'fee', 'adjustment')),
  -- The reference of the payment that it is about: ours, or the provider's id of the charge; empty without one.
  charge_ref TEXT NOT NULL,
  -- The provider's id of the refund or the dispute, where the report names it.
  subject TEXT,
  -- Minor units; what the provider takes is negative.
  gross INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  net INTEGER NOT NULL,
  problem TEXT CHECK (problem IN ('unknown_reference', 'other_amount', 'other_currency', 'other_state',
    'settled_before', 'unexplained')),
  payment_id TEXT REFERENCES payment (id),
  refund_id TEXT REFERENCES refund (id),
  dispute_id TEXT REFERENCES dispute (id),
  matched_at INTEGER,
  CHECK (gross - fee = net),
  CHECK ((problem IS NULL) = (matched_at IS NOT NULL)),
  CHECK (problem IS NOT NULL OR payment_id IS NOT NULL),
  PRIMARY KEY (settlement_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX settlement_line_open ON settlement_line (settlement_id) WHERE problem IS NOT NULL;
CREATE INDEX settlement_line_of_payment ON settlement_line (payment_id) WHERE payment_id IS NOT NULL;
-- A payment and a refund are settled once, a dispute once each way.
CREATE UNIQUE INDEX settlement_line_pays ON settlement_line (payment_id)
  WHERE kind = 'payment' AND problem IS NULL;
CREATE UNIQUE INDEX settlement_line_refunds ON settlement_line (refund_id)
  WHERE refund_id IS NOT NULL AND problem IS NULL;
CREATE UNIQUE INDEX settlement_line_disputes ON settlement_line (dispute_id, (gross < 0))
  WHERE dispute_id IS NOT NULL AND problem IS NULL;

CREATE TRIGGER settlement_keeps BEFORE UPDATE OF id, store_id, account, provider, report, paid_on, currency,
  gross, fee, net, lines, digest, origin, taken_by, taken_at ON settlement BEGIN
  SELECT RAISE(ABORT, 'a settlement stays as it was taken');
END;
CREATE TRIGGER settlement_stays BEFORE DELETE ON settlement BEGIN
  SELECT RAISE(ABORT, 'a settlement stays');
END;
CREATE TRIGGER settlement_line_keeps BEFORE UPDATE OF settlement_id, position, kind, charge_ref, subject, gross,
  fee, net ON settlement_line BEGIN
  SELECT RAISE(ABORT, 'a line of a settlement stays as it was taken');
END;
CREATE TRIGGER settlement_line_matched BEFORE UPDATE ON settlement_line WHEN OLD.problem IS NULL BEGIN
  SELECT RAISE(ABORT, 'a line that was matched stays so');
END;
CREATE TRIGGER settlement_line_stays BEFORE DELETE ON settlement_line BEGIN
  SELECT RAISE(ABORT, 'a line of a settlement stays');
END;

-- Reports name charges by the provider's id of them.
CREATE INDEX payment_by_charge ON payment (charge_id) WHERE charge_id IS NOT NULL;

INSERT INTO network_rows VALUES
  ('settlement', 'by_path', 'store_id', 'store', 'id'),
  ('settlement_line', 'by_path', 'settlement_id', 'settlement', 'id');
