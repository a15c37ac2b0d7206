-- From cart to order: everything here changes inside one batch or not at all.

CREATE TABLE cart (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  -- JSON: [{item, sku, amount}]; no price is ever kept with a cart.
  lines TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX cart_by_age ON cart (updated_at);

CREATE TABLE checkout (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  cart_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'placed', 'expired')),
  -- JSON: the parts by supplier with prices as they were when the stock was held.
  parts TEXT NOT NULL,
  currency TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- JSON: {referral, campaign, click_id}
  attribution TEXT NOT NULL DEFAULT '{}',
  -- Origin and path prefix of the store where it was begun: mail links lead there.
  address TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX checkout_by_store ON checkout (store_id, created_at);
CREATE INDEX checkout_open_by_end ON checkout (expires_at) WHERE state = 'open';

-- Units that an open checkout keeps from others. Counted in sku.reserved until the hold ends.
CREATE TABLE hold (
  checkout_id TEXT NOT NULL REFERENCES checkout (id),
  sku_id TEXT NOT NULL REFERENCES sku (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (checkout_id, sku_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hold_by_sku ON hold (sku_id, expires_at);
CREATE INDEX hold_by_end ON hold (expires_at);

CREATE TABLE purchase_order (
  id TEXT PRIMARY KEY,
  number TEXT NOT NULL,
  checkout_id TEXT NOT NULL REFERENCES checkout (id),
  -- The store that sold it, and the one that owns the goods.
  store_id TEXT NOT NULL REFERENCES store (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  dssupplier_id TEXT,
  state TEXT NOT NULL,
  payment_type TEXT,
  delivery_type TEXT,
  collection_address TEXT,
  delivery_days INTEGER,
  contact TEXT NOT NULL,
  address TEXT,
  note TEXT,
  attribution TEXT NOT NULL DEFAULT '{}',
  currency TEXT NOT NULL,
  items_total INTEGER NOT NULL CHECK (items_total >= 0),
  shipping_total INTEGER NOT NULL CHECK (shipping_total >= 0),
  total INTEGER NOT NULL CHECK (total = items_total + shipping_total),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (checkout_id, supplier_id)
) STRICT;
CREATE INDEX purchase_order_by_supplier ON purchase_order (supplier_id, updated_at);
CREATE INDEX purchase_order_by_store ON purchase_order (store_id, updated_at);
CREATE INDEX purchase_order_awaiting ON purchase_order (checkout_id) WHERE state = 'awaiting_payment';

CREATE TABLE order_line (
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  position INTEGER NOT NULL,
  item_id TEXT NOT NULL,
  sku_id TEXT NOT NULL,
  -- JSON: the line as it was sold (shared/contracts/orders.ts, orderLine).
  snapshot TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  unit_price INTEGER NOT NULL CHECK (unit_price >= 0),
  total INTEGER NOT NULL CHECK (total = unit_price * amount),
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE attendee (
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  position INTEGER NOT NULL,
  sku_id TEXT NOT NULL,
  full_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  store_id TEXT NOT NULL REFERENCES store (id),
  checkout_id TEXT NOT NULL UNIQUE REFERENCES checkout (id),
  provider TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  state TEXT NOT NULL,
  -- How often a charge was tried; the provider's reference is {cell}.{id}-{tries}.
  tries INTEGER NOT NULL DEFAULT 0,
  charge_id TEXT,
  -- The bank's page, while it waits for the buyer.
  action_url TEXT,
  decline_code TEXT,
  card_brand TEXT,
  card_last4 TEXT,
  -- Why an approved payment has to be given back; set before the provider is asked to.
  refund_reason TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_by_state ON payment (state, updated_at);

-- A provider's events by their own id: each counts once, however often it is sent.
CREATE TABLE payment_event (
  provider TEXT NOT NULL,
  event_id TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  PRIMARY KEY (provider, event_id)
) STRICT, WITHOUT ROWID;

-- The first answer of a mutation, given again for 24 hours to a repeat with the same key.
CREATE TABLE idempotency (
  store_id TEXT NOT NULL,
  call TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, call, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_by_age ON idempotency (created_at);

-- What must happen outside because of what happened here; written in the same batch.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL,
  topic TEXT NOT NULL,
  payload TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER
) STRICT;
CREATE INDEX outbox_waiting ON outbox (delivered_at, created_at);

-- What the demo's message provider sent: the page /dev/outbox shows it.
CREATE TABLE sent_mail (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sent_mail_by_store ON sent_mail (store_id, sent_at);
