-- Orders that a store's staff sold in person. Their goods and their money changed hands at once.
CREATE TABLE in_store_sale (
  order_id TEXT PRIMARY KEY REFERENCES purchase_order (id),
  -- The account in DIRECTORY that sold.
  account_id TEXT NOT NULL,
  -- By hand, by the store's own card terminal, or by a transfer that the seller has seen.
  taken TEXT NOT NULL CHECK (taken IN ('cash', 'card', 'transfer')),
  -- What the buyer handed over in cash, minor units of the order's currency; the rest went back as change.
  received INTEGER CHECK (received >= 0),
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('in_store_sale', 'by_path', 'order_id', 'purchase_order', 'id');

-- A sale in person has no cart: it is no step of a visitor's way from the cart to the payment.
DROP TRIGGER cart_reach_adds;
CREATE TRIGGER cart_reach_adds INSTEAD OF INSERT ON cart_reach WHEN NEW.cart_id <> '' BEGIN
  INSERT INTO cart_step (store_id, day, cart_id, step)
    SELECT s.id, coalesce(NEW.day, (NEW.at + (SELECT z.ahead FROM zone_offset z
        WHERE z.country = iif(s.country IN ('AR', 'US'), s.country, 'MX') AND z.since <= NEW.at
        ORDER BY z.since DESC LIMIT 1)) / 86400000), NEW.cart_id, NEW.step
    FROM store s WHERE s.id = NEW.store_id
    ON CONFLICT DO UPDATE SET step = excluded.step WHERE excluded.step > step;
END;
