-- What buyers contest at their bank of what was paid, as the provider tells it.
CREATE TABLE dispute (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL REFERENCES payment (id),
  -- The provider's id of it.
  provider_ref TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'lost', 'won')),
  -- What is contested, and what the provider asks for it once it is lost; minor units.
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL DEFAULT 0 CHECK (fee >= 0),
  currency TEXT NOT NULL,
  -- The provider's own word.
  reason TEXT NOT NULL,
  -- Until when the seller may answer it; null where the provider told no end.
  respond_by INTEGER,
  opened_at INTEGER NOT NULL,
  lost_at INTEGER,
  closed_at INTEGER,
  updated_at INTEGER NOT NULL,
  CHECK ((state = 'open') = (closed_at IS NULL)),
  UNIQUE (payment_id, provider_ref)
) STRICT;
-- What the audit compares since the last sealed day.
CREATE INDEX dispute_by_change ON dispute (updated_at);

-- What of it lies in each order of the payment. It is frozen as the dispute is opened, and is not
-- refunded beside it.
CREATE TABLE dispute_part (
  dispute_id TEXT NOT NULL REFERENCES dispute (id),
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (dispute_id, order_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX dispute_part_by_order ON dispute_part (order_id);

INSERT INTO network_rows VALUES
  ('dispute', 'by_path', 'payment_id', 'payment', 'id'),
  ('dispute_part', 'by_path', 'dispute_id', 'dispute', 'id');
