-- Delivery by courier.

-- From where a store's parcels start, in its own country; without a row no courier is asked.
CREATE TABLE store_origin (
  store_id TEXT PRIMARY KEY REFERENCES store (id),
  from_route TEXT NOT NULL,
  from_street_number TEXT NOT NULL,
  from_suite TEXT,
  from_sublocality TEXT,
  from_locality TEXT NOT NULL,
  from_state TEXT NOT NULL,
  from_postal_code TEXT NOT NULL,
  from_phone TEXT NOT NULL,
  written_at INTEGER NOT NULL
) STRICT;

-- Where a checkout goes, as its buyer named it before the order; kept for a day.
CREATE TABLE checkout_place (
  checkout_id TEXT PRIMARY KEY REFERENCES checkout (id),
  store_id TEXT NOT NULL REFERENCES store (id),
  -- JSON: the fields of an order's address.
  goes_to TEXT NOT NULL,
  named_at INTEGER NOT NULL
) STRICT;
CREATE INDEX checkout_place_by_age ON checkout_place (named_at);

-- What a courier asked for a supplier's part of a checkout; kept for 10 minutes.
CREATE TABLE courier_rate (
  checkout_id TEXT NOT NULL REFERENCES checkout (id),
  -- The courier's own ids of the rate, and of the shipment that it is for.
  courier_ref TEXT NOT NULL,
  shipment_ref TEXT NOT NULL,
  store_id TEXT NOT NULL REFERENCES store (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  courier_code TEXT NOT NULL,
  -- A hash of the address that it is for.
  place TEXT NOT NULL,
  carrier TEXT NOT NULL,
  carrier_service TEXT NOT NULL,
  -- Minor units of the checkout's currency.
  asked_price INTEGER NOT NULL CHECK (asked_price >= 0),
  asked_days INTEGER,
  asked_at INTEGER NOT NULL,
  PRIMARY KEY (checkout_id, courier_ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX courier_rate_by_age ON courier_rate (asked_at);

-- The rate by which an order goes, JSON: {courier, rate, shipment, carrier, service}; null for others.
ALTER TABLE purchase_order ADD COLUMN courier_terms TEXT;

INSERT INTO network_rows VALUES
  ('store_origin', 'by_path', 'store_id', 'store', 'id'),
  ('checkout_place', 'by_path', 'store_id', 'store', 'id'),
  ('courier_rate', 'by_path', 'store_id', 'store', 'id');
