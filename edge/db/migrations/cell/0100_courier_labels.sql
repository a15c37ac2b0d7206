-- The label of an order that goes by courier: one for each order, bought with its supplier's own account.
CREATE TABLE courier_label (
  order_id TEXT PRIMARY KEY REFERENCES purchase_order (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  courier_code TEXT NOT NULL,
  -- The courier's id of the rate that is bought.
  rate_ref TEXT NOT NULL,
  label_state TEXT NOT NULL CHECK (label_state IN
    ('buying', 'pending', 'bought', 'canceling', 'canceled', 'failed')),
  -- Names the one caller that may ask the courier now, and until when; null while nobody asks.
  label_claim TEXT,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  -- The courier's id of the label; null until it is known.
  label_ref TEXT,
  tracking_number TEXT,
  -- The number without spaces and hyphens, in capitals, by which lists find the order.
  tracking_key TEXT,
  tracking_url TEXT,
  -- JSON: the addresses of what is printed.
  papers TEXT NOT NULL DEFAULT '[]',
  -- What the courier asked for it, or charged where it says so. Minor units.
  label_price INTEGER NOT NULL CHECK (label_price >= 0),
  label_currency TEXT NOT NULL,
  journey TEXT NOT NULL DEFAULT 'waiting' CHECK (journey IN
    ('waiting', 'in_transit', 'failed', 'delivered', 'returned')),
  -- When the journey came so far, as the platform learned it.
  journey_at INTEGER,
  -- The account that asked for it, and when.
  bought_by TEXT NOT NULL,
  bought_at INTEGER NOT NULL,
  -- When the schedule asks the courier next; null where nothing is left to ask.
  look_at INTEGER,
  looked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX courier_label_due ON courier_label (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX courier_label_by_number ON courier_label (supplier_id, tracking_key)
  WHERE tracking_key IS NOT NULL;
CREATE INDEX courier_label_by_ref ON courier_label (supplier_id, label_ref)
  WHERE label_ref IS NOT NULL;

INSERT INTO network_rows VALUES ('courier_label', 'by_path', 'order_id', 'purchase_order', 'id');
