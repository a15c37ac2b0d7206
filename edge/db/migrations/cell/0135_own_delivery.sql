-- Stores that bring their goods by their own people, and the day and hours that a buyer asked for.
CREATE TABLE own_delivery (
  store_id TEXT PRIMARY KEY REFERENCES store (id),
  -- Minor units of the store's currency.
  delivery_cost INTEGER NOT NULL CHECK (delivery_cost >= 0),
  -- How many days ahead the first day is.
  lead_days INTEGER NOT NULL CHECK (lead_days > 0),
  -- JSON: [1, …, 7], Monday first; [{from, to}]; beginnings of postal codes.
  weekdays TEXT NOT NULL,
  windows TEXT NOT NULL,
  postal_codes TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO network_rows VALUES ('own_delivery', 'by_path', 'store_id', 'store', 'id');

-- JSON: {date, from, to}; null for an order without a wish.
ALTER TABLE purchase_order ADD COLUMN wanted TEXT;
