-- Goods that their buyer collects at a courier's branch.

-- The branches that a courier named for a supplier's part of a checkout, the nearest first; kept for a day.
CREATE TABLE checkout_branches (
  checkout_id TEXT NOT NULL REFERENCES checkout (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  store_id TEXT NOT NULL REFERENCES store (id),
  -- JSON: the state and the postal code that they are near to.
  near_to TEXT NOT NULL,
  -- JSON list of {id, name, street, locality, state, postal_code, country, hours, distance_km}.
  found TEXT NOT NULL,
  found_at INTEGER NOT NULL,
  PRIMARY KEY (checkout_id, supplier_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX checkout_branches_by_age ON checkout_branches (found_at);

-- The branch that a rate brings its parcels to, JSON: {id, name, street, locality, state, postal_code,
-- country}; null for a rate to the buyer's address.
ALTER TABLE courier_rate ADD COLUMN branch TEXT;

INSERT INTO network_rows VALUES ('checkout_branches', 'by_path', 'store_id', 'store', 'id');
