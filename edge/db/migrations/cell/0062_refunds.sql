-- What is given back of payments, each amount a row of its own.
CREATE TABLE refund (
  -- One from before this table has the id of its payment.
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL REFERENCES payment (id),
  -- The order that it is about; null where a payment is given back that became no order.
  order_id TEXT REFERENCES purchase_order (id),
  -- All of a payment, all that is left of an order, of one of its lines, of its shipping, or an amount.
  part TEXT NOT NULL CHECK (part IN ('payment', 'order', 'line', 'shipping', 'amount')),
  -- The position of its line, of a refund by line.
  line INTEGER,
  -- Minor units.
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  -- One of the reasons of shared/rules/refunds.ts, and the words beside it.
  reason TEXT NOT NULL,
  note TEXT,
  -- 'success' by the provider, 'ok' by a person who has named a proof.
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'failed', 'success', 'ok')),
  -- The provider's id of it, or its last answer where it failed.
  provider_ref TEXT,
  fault TEXT,
  -- How often the provider was asked, and how often it said no: each no begins a new idempotency key.
  tries INTEGER NOT NULL DEFAULT 0,
  refusals INTEGER NOT NULL DEFAULT 0,
  -- When it is tried again; null once it is over, or waits for a person.
  try_at INTEGER,
  -- Of one marked by hand: the proof, and the store that paid it outside of the provider, if one did.
  proof TEXT,
  paid_by TEXT REFERENCES store (id),
  -- The accounts in DIRECTORY that asked for it and that marked it; null for a guest and for the system.
  asked_by TEXT,
  marked_by TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((part = 'payment') = (order_id IS NULL)),
  CHECK ((part = 'line') = (line IS NOT NULL)),
  CHECK ((state = 'ok') = (proof IS NOT NULL)),
  CHECK (try_at IS NULL OR state IN ('pending', 'failed'))
) STRICT;
CREATE INDEX refund_by_payment ON refund (payment_id, created_at);
CREATE INDEX refund_by_order ON refund (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX refund_to_try ON refund (try_at) WHERE try_at IS NOT NULL;
CREATE UNIQUE INDEX refund_whole ON refund (payment_id) WHERE part = 'payment';
-- What the audit compares since the last sealed day.
CREATE INDEX refund_by_change ON refund (updated_at);

INSERT INTO network_rows VALUES ('refund', 'by_path', 'payment_id', 'payment', 'id');

-- What was given back whole, or is about to be.
INSERT INTO refund (id, payment_id, order_id, part, amount, currency, reason, state, tries, try_at,
    created_at, updated_at)
  SELECT p.id, p.id, one.id, iif(one.id IS NULL, 'payment', 'order'), coalesce(l.amount, p.amount),
    coalesce(l.currency, p.currency), coalesce(p.refund_reason, 'at_provider'),
    iif(p.state = 'refunded', 'success', 'pending'), 1, iif(p.state = 'refunded', NULL, p.updated_at),
    p.updated_at, p.updated_at
  FROM payment p
  LEFT JOIN purchase_order one ON one.checkout_id = p.checkout_id AND p.refund_reason = 'canceled'
    AND (SELECT count(*) FROM purchase_order o WHERE o.checkout_id = p.checkout_id) = 1
  LEFT JOIN ledger_posting l ON l.cause = 'paid:' || p.id AND l.credit = 'returning'
  WHERE p.state = 'refunded' OR (p.state = 'approved' AND p.refund_reason IS NOT NULL);
