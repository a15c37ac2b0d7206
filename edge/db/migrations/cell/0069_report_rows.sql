-- What a store has sold, counted by day: the rows that its reports read. Triggers keep them in the batch
-- of what they count, and orders are never read through for a report.

-- How far a country's clocks are ahead of UTC from an instant on, in milliseconds: the days of a report
-- are those of shared/rules/time-zone.ts. Every country without rows of its own keeps Mexico's.
CREATE TABLE zone_offset (
  country TEXT NOT NULL,
  since INTEGER NOT NULL,
  ahead INTEGER NOT NULL,
  PRIMARY KEY (country, since)
) STRICT, WITHOUT ROWID;
INSERT INTO zone_offset VALUES
  ('AR', 0, -10800000), ('MX', 0, -21600000),
  ('US', 0, -18000000), ('US', 1710054000000, -14400000), ('US', 1730613600000, -18000000),
  ('US', 1741503600000, -14400000), ('US', 1762063200000, -18000000),
  ('US', 1772953200000, -14400000), ('US', 1793512800000, -18000000),
  ('US', 1805007600000, -14400000), ('US', 1825567200000, -18000000),
  ('US', 1836457200000, -14400000), ('US', 1857016800000, -18000000),
  ('US', 1867906800000, -14400000), ('US', 1888466400000, -18000000),
  ('US', 1899356400000, -14400000), ('US', 1919916000000, -18000000),
  ('US', 1930806000000, -14400000), ('US', 1951365600000, -18000000),
  ('US', 1962860400000, -14400000), ('US', 1983420000000, -18000000),
  ('US', 1994310000000, -14400000), ('US', 2014869600000, -18000000),
  ('US', 2025759600000, -14400000), ('US', 2046319200000, -18000000),
  ('US', 2057209200000, -14400000), ('US', 2077768800000, -18000000),
  ('US', 2088658800000, -14400000), ('US', 2109218400000, -18000000),
  ('US', 2120108400000, -14400000), ('US', 2140668000000, -18000000),
  ('US', 2152162800000, -14400000), ('US', 2172722400000, -18000000),
  ('US', 2183612400000, -14400000), ('US', 2204172000000, -18000000),
  ('US', 2215062000000, -14400000), ('US', 2235621600000, -18000000),
  ('US', 2246511600000, -14400000), ('US', 2267071200000, -18000000),
  ('US', 2277961200000, -14400000), ('US', 2298520800000, -18000000),
  ('US', 2309410800000, -14400000), ('US', 2329970400000, -18000000),
  ('US', 2341465200000, -14400000), ('US', 2362024800000, -18000000),
  ('US', 2372914800000, -14400000), ('US', 2393474400000, -18000000);

-- Days since 1970-01-01 on which an order was placed, by the clocks of the store that sold it and of the
-- one that owns the goods. An order counts on that day for good, whatever becomes of it.
ALTER TABLE purchase_order ADD COLUMN sold_day INTEGER;
ALTER TABLE purchase_order ADD COLUMN supplied_day INTEGER;
-- 1 once it was paid, or placed without a payment before: a cancellation then takes a sale back.
ALTER TABLE purchase_order ADD COLUMN was_sold INTEGER NOT NULL DEFAULT 0 CHECK (was_sold IN (0, 1));
-- JSON: the catalogues in which the item stood as it was ordered, of either store.
ALTER TABLE order_line ADD COLUMN sold_in TEXT NOT NULL DEFAULT '[]';
ALTER TABLE order_line ADD COLUMN supplied_in TEXT NOT NULL DEFAULT '[]';

-- The counts. `own`: the store sold goods of its own; `resold`: of another store's; `supplied`: another
-- store sold its goods. Each order of two stores counts for both, in two rows.
CREATE TABLE report_row (
  store_id TEXT NOT NULL REFERENCES store (id),
  -- The key of `total` is empty, of `item` and `catalogue` its id, of `source` JSON: the referral, the
  -- campaign and, of supplied goods, the store that sold them.
  kind TEXT NOT NULL CHECK (kind IN ('total', 'item', 'catalogue', 'source')),
  currency TEXT NOT NULL,
  -- `at` is the number of the day, or of the month: 12 × year + month, January being 0.
  grain TEXT NOT NULL CHECK (grain IN ('day', 'month')),
  at INTEGER NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('own', 'resold', 'supplied')),
  key TEXT NOT NULL,
  -- Orders that were sold and not cancelled; of an item or a catalogue units are counted instead.
  orders INTEGER NOT NULL DEFAULT 0,
  units INTEGER NOT NULL DEFAULT 0,
  -- Minor units: the totals of those orders, the shipping in them; or the lines' totals.
  amount INTEGER NOT NULL DEFAULT 0,
  shipping INTEGER NOT NULL DEFAULT 0,
  -- Orders that were cancelled after they had been sold.
  canceled INTEGER NOT NULL DEFAULT 0,
  canceled_amount INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, kind, currency, grain, at, way, key)
) STRICT, WITHOUT ROWID;

-- How far each cart came on a day on which anything was done with it: 1 something lay in it, 2 a checkout
-- began, 3 it was ordered, 4 that order was sold.
CREATE TABLE cart_step (
  store_id TEXT NOT NULL REFERENCES store (id),
  day INTEGER NOT NULL,
  cart_id TEXT NOT NULL,
  step INTEGER NOT NULL CHECK (step BETWEEN 1 AND 4),
  PRIMARY KEY (store_id, day, cart_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX cart_step_by_day ON cart_step (day);

-- How many carts of a day came so far.
CREATE TABLE report_cart (
  store_id TEXT NOT NULL REFERENCES store (id),
  day INTEGER NOT NULL,
  carts INTEGER NOT NULL DEFAULT 0,
  checkouts INTEGER NOT NULL DEFAULT 0,
  ordered INTEGER NOT NULL DEFAULT 0,
  sold INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, day)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES
  ('zone_offset', 'whole', NULL, NULL, NULL),
  ('report_row', 'made_anew', NULL, NULL, NULL),
  ('cart_step', 'by_path', 'store_id', 'store', 'id'),
  ('report_cart', 'made_anew', NULL, NULL, NULL);

-- The ways in which an order counts, each with the day and the month of its store.
CREATE VIEW order_way AS
  SELECT o.id AS order_id, o.store_id AS store_id, iif(o.store_id = o.supplier_id, 'own', 'resold') AS way,
      o.currency AS currency, o.sold_day AS day,
      12 * CAST(strftime('%Y', o.sold_day * 86400, 'unixepoch') AS INTEGER)
        + CAST(strftime('%m', o.sold_day * 86400, 'unixepoch') AS INTEGER) - 1 AS month,
      json_array(o.attribution ->> 'referral', o.attribution ->> 'campaign', NULL) AS source
    FROM purchase_order o
  UNION ALL
  SELECT o.id, o.supplier_id, 'supplied', o.currency, o.supplied_day,
      12 * CAST(strftime('%Y', o.supplied_day * 86400, 'unixepoch') AS INTEGER)
        + CAST(strftime('%m', o.supplied_day * 86400, 'unixepoch') AS INTEGER) - 1,
      json_array(NULL, NULL, o.store_id)
    FROM purchase_order o WHERE o.supplier_id <> o.store_id;

-- An insert into one of these views adds to the counts.
CREATE VIEW order_count AS
  SELECT '' AS order_id, 0 AS orders, 0 AS amount, 0 AS shipping, 0 AS canceled, 0 AS canceled_amount
  WHERE false;
CREATE TRIGGER order_count_adds INSTEAD OF INSERT ON order_count BEGIN
  INSERT INTO report_row (store_id, kind, currency, grain, at, way, key, orders, amount, shipping,
      canceled, canceled_amount)
    SELECT w.store_id, 'total', w.currency, 'day', w.day, w.way, '', NEW.orders, NEW.amount,
      NEW.shipping, NEW.canceled, NEW.canceled_amount
    FROM order_way w WHERE w.order_id = NEW.order_id
    ON CONFLICT DO UPDATE SET orders = orders + excluded.orders, amount = amount + excluded.amount,
      shipping = shipping + excluded.shipping, canceled = canceled + excluded.canceled,
      canceled_amount = canceled_amount + excluded.canceled_amount;
  INSERT INTO report_row (store_id, kind, currency, grain, at, way, key, orders, amount)
    SELECT w.store_id, 'source', w.currency, g.value, iif(g.value = 'day', w.day, w.month), w.way,
      w.source, NEW.orders, NEW.amount
    FROM order_way w, json_each('["day","month"]') g WHERE w.order_id = NEW.order_id
    ON CONFLICT DO UPDATE SET orders = orders + excluded.orders, amount = amount + excluded.amount;
END;

-- Of one line, or of all of them where no position is given.
CREATE VIEW line_count AS SELECT '' AS order_id, 0 AS position, 0 AS times WHERE false;
CREATE TRIGGER line_count_adds INSTEAD OF INSERT ON line_count BEGIN
  INSERT INTO report_row (store_id, kind, currency, grain, at, way, key, units, amount)
    SELECT w.store_id, 'item', w.currency, g.value, iif(g.value = 'day', w.day, w.month), w.way,
      l.item_id, NEW.times * l.amount, NEW.times * l.total
    FROM order_way w, order_line l, json_each('["day","month"]') g
    WHERE w.order_id = NEW.order_id AND l.order_id = NEW.order_id
      AND l.position = coalesce(NEW.position, l.position)
    ON CONFLICT DO UPDATE SET units = units + excluded.units, amount = amount + excluded.amount;
  INSERT INTO report_row (store_id, kind, currency, grain, at, way, key, units, amount)
    SELECT w.store_id, 'catalogue', w.currency, g.value, iif(g.value = 'day', w.day, w.month), w.way,
      c.value, NEW.times * l.amount, NEW.times * l.total
    FROM order_way w, order_line l, json_each('["day","month"]') g,
      json_each(iif(w.way = 'supplied', l.supplied_in, l.sold_in)) c
    WHERE w.order_id = NEW.order_id AND l.order_id = NEW.order_id
      AND l.position = coalesce(NEW.position, l.position)
    ON CONFLICT DO UPDATE SET units = units + excluded.units, amount = amount + excluded.amount;
END;

-- A cart came so far, on the given day or at the given instant.
CREATE VIEW cart_reach AS SELECT '' AS store_id, '' AS cart_id, 0 AS day, 0 AS at, 0 AS step WHERE false;
CREATE TRIGGER cart_reach_adds INSTEAD OF INSERT ON cart_reach BEGIN
  INSERT INTO cart_step (store_id, day, cart_id, step)
    SELECT s.id, coalesce(NEW.day, (NEW.at + (SELECT z.ahead FROM zone_offset z
        WHERE z.country = iif(s.country IN ('AR', 'US'), s.country, 'MX') AND z.since <= NEW.at
        ORDER BY z.since DESC LIMIT 1)) / 86400000), NEW.cart_id, NEW.step
    FROM store s WHERE s.id = NEW.store_id
    ON CONFLICT DO UPDATE SET step = excluded.step WHERE excluded.step > step;
END;
CREATE TRIGGER cart_step_begins AFTER INSERT ON cart_step BEGIN
  INSERT INTO report_cart (store_id, day, carts, checkouts, ordered, sold)
    VALUES (NEW.store_id, NEW.day, 1, NEW.step > 1, NEW.step > 2, NEW.step > 3)
    ON CONFLICT DO UPDATE SET carts = carts + 1, checkouts = checkouts + excluded.checkouts,
      ordered = ordered + excluded.ordered, sold = sold + excluded.sold;
END;
CREATE TRIGGER cart_step_goes_on AFTER UPDATE OF step ON cart_step WHEN NEW.step > OLD.step BEGIN
  UPDATE report_cart SET checkouts = checkouts + (OLD.step < 2),
      ordered = ordered + (OLD.step < 3 AND NEW.step > 2), sold = sold + (OLD.step < 4 AND NEW.step > 3)
    WHERE store_id = NEW.store_id AND day = NEW.day;
END;

CREATE TRIGGER cart_fills AFTER INSERT ON cart WHEN NEW.lines <> '[]' BEGIN
  INSERT INTO cart_reach (store_id, cart_id, at, step) VALUES (NEW.store_id, NEW.id, NEW.updated_at, 1);
END;
CREATE TRIGGER cart_changes AFTER UPDATE OF lines ON cart
WHEN NEW.lines <> '[]' AND NEW.lines <> OLD.lines BEGIN
  INSERT INTO cart_reach (store_id, cart_id, at, step) VALUES (NEW.store_id, NEW.id, NEW.updated_at, 1);
END;
CREATE TRIGGER checkout_begins AFTER INSERT ON checkout BEGIN
  INSERT INTO cart_reach (store_id, cart_id, at, step)
    VALUES (NEW.store_id, NEW.cart_id, NEW.created_at, 2);
END;

CREATE TRIGGER order_begins AFTER INSERT ON purchase_order BEGIN
  UPDATE purchase_order SET was_sold = max(was_sold, NEW.phase IN ('open', 'delivered')),
    sold_day = coalesce(sold_day, (SELECT (NEW.created_at + z.ahead) / 86400000
      FROM store s JOIN zone_offset z ON z.country = iif(s.country IN ('AR', 'US'), s.country, 'MX')
      WHERE s.id = NEW.store_id AND z.since <= NEW.created_at ORDER BY z.since DESC LIMIT 1)),
    supplied_day = coalesce(supplied_day, (SELECT (NEW.created_at + z.ahead) / 86400000
      FROM store s JOIN zone_offset z ON z.country = iif(s.country IN ('AR', 'US'), s.country, 'MX')
      WHERE s.id = NEW.supplier_id AND z.since <= NEW.created_at ORDER BY z.since DESC LIMIT 1))
    WHERE id = NEW.id;
  INSERT INTO order_count (order_id, orders, amount, shipping, canceled, canceled_amount)
    SELECT o.id, o.phase <> 'canceled', o.total * (o.phase <> 'canceled'),
      o.shipping_total * (o.phase <> 'canceled'), o.phase = 'canceled', o.total * (o.phase = 'canceled')
    FROM purchase_order o WHERE o.id = NEW.id AND o.was_sold = 1;
  INSERT INTO cart_reach (store_id, cart_id, day, step)
    SELECT o.store_id, c.cart_id, o.sold_day, iif(o.was_sold, 4, 3)
    FROM purchase_order o JOIN checkout c ON c.id = o.checkout_id WHERE o.id = NEW.id;
END;

-- The rest of an order's way: it is paid, cancelled, or its buyer agrees to a charge.
CREATE TRIGGER order_goes_on AFTER UPDATE OF state, total, shipping_total ON purchase_order
WHEN (OLD.phase IN ('open', 'delivered')) <> (NEW.phase IN ('open', 'delivered'))
  OR (NEW.phase IN ('open', 'delivered')
    AND (OLD.total <> NEW.total OR OLD.shipping_total <> NEW.shipping_total)) BEGIN
  UPDATE purchase_order SET was_sold = NEW.phase <> 'unpaid' WHERE id = NEW.id;
  INSERT INTO order_count (order_id, orders, amount, shipping, canceled, canceled_amount)
    VALUES (NEW.id,
      (NEW.phase IN ('open', 'delivered')) - (OLD.phase IN ('open', 'delivered')),
      NEW.total * (NEW.phase IN ('open', 'delivered')) - OLD.total * (OLD.phase IN ('open', 'delivered')),
      NEW.shipping_total * (NEW.phase IN ('open', 'delivered'))
        - OLD.shipping_total * (OLD.phase IN ('open', 'delivered')),
      (NEW.phase = 'canceled') - (OLD.phase = 'canceled' AND OLD.was_sold),
      NEW.total * (NEW.phase = 'canceled') - OLD.total * (OLD.phase = 'canceled' AND OLD.was_sold));
  INSERT INTO line_count (order_id, position, times)
    SELECT NEW.id, NULL, (NEW.phase IN ('open', 'delivered')) - (OLD.phase IN ('open', 'delivered'))
    WHERE (OLD.phase IN ('open', 'delivered')) <> (NEW.phase IN ('open', 'delivered'));
  INSERT INTO cart_reach (store_id, cart_id, day, step)
    SELECT NEW.store_id, c.cart_id, NEW.sold_day, 4 FROM checkout c
    WHERE c.id = NEW.checkout_id AND NEW.phase IN ('open', 'delivered');
END;

CREATE TRIGGER order_line_begins AFTER INSERT ON order_line BEGIN
  UPDATE order_line SET
    sold_in = (SELECT json_group_array(c.catalogue_id) FROM purchase_order o
      JOIN listing l ON l.store_id = o.store_id AND l.item_id = NEW.item_id
      JOIN catalogue_listing c ON c.listing_id = l.id WHERE o.id = NEW.order_id),
    supplied_in = (SELECT json_group_array(c.catalogue_id) FROM purchase_order o
      JOIN listing l ON l.store_id = o.supplier_id AND l.item_id = NEW.item_id
      JOIN catalogue_listing c ON c.listing_id = l.id
      WHERE o.id = NEW.order_id AND o.supplier_id <> o.store_id)
    WHERE order_id = NEW.order_id AND position = NEW.position AND sold_in = '[]' AND supplied_in = '[]';
  INSERT INTO line_count (order_id, position, times)
    SELECT NEW.order_id, NEW.position, 1 FROM purchase_order o
    WHERE o.id = NEW.order_id AND o.phase IN ('open', 'delivered');
END;

-- What was sold before: each order on its day, in the catalogues of today.
UPDATE purchase_order SET
  sold_day = (SELECT (purchase_order.created_at + z.ahead) / 86400000 FROM store s
    JOIN zone_offset z ON z.country = iif(s.country IN ('AR', 'US'), s.country, 'MX')
    WHERE s.id = purchase_order.store_id AND z.since <= purchase_order.created_at
    ORDER BY z.since DESC LIMIT 1),
  supplied_day = (SELECT (purchase_order.created_at + z.ahead) / 86400000 FROM store s
    JOIN zone_offset z ON z.country = iif(s.country IN ('AR', 'US'), s.country, 'MX')
    WHERE s.id = purchase_order.supplier_id AND z.since <= purchase_order.created_at
    ORDER BY z.since DESC LIMIT 1),
  was_sold = phase IN ('open', 'delivered') OR (phase = 'canceled' AND EXISTS (SELECT 1 FROM order_move m
    WHERE m.order_id = purchase_order.id AND m.to_state = purchase_order.state
      AND m.from_state <> 'awaiting_payment'));
UPDATE order_line SET
  sold_in = (SELECT json_group_array(c.catalogue_id) FROM purchase_order o
    JOIN listing l ON l.store_id = o.store_id AND l.item_id = order_line.item_id
    JOIN catalogue_listing c ON c.listing_id = l.id WHERE o.id = order_line.order_id),
  supplied_in = (SELECT json_group_array(c.catalogue_id) FROM purchase_order o
    JOIN listing l ON l.store_id = o.supplier_id AND l.item_id = order_line.item_id
    JOIN catalogue_listing c ON c.listing_id = l.id
    WHERE o.id = order_line.order_id AND o.supplier_id <> o.store_id);
INSERT INTO order_count (order_id, orders, amount, shipping, canceled, canceled_amount)
  SELECT id, phase <> 'canceled', total * (phase <> 'canceled'), shipping_total * (phase <> 'canceled'),
    phase = 'canceled', total * (phase = 'canceled')
  FROM purchase_order WHERE was_sold = 1;
INSERT INTO line_count (order_id, position, times)
  SELECT id, NULL, 1 FROM purchase_order WHERE phase IN ('open', 'delivered');
INSERT INTO cart_reach (store_id, cart_id, at, step)
  SELECT store_id, cart_id, created_at, 2 FROM checkout;
INSERT INTO cart_reach (store_id, cart_id, day, step)
  SELECT o.store_id, c.cart_id, o.sold_day, iif(o.was_sold, 4, 3)
  FROM purchase_order o JOIN checkout c ON c.id = o.checkout_id;
INSERT INTO cart_reach (store_id, cart_id, at, step)
  SELECT store_id, id, updated_at, 1 FROM cart WHERE lines <> '[]';

-- What is left of a variant's units, for the list of what runs out.
ALTER TABLE sku ADD COLUMN owner_id TEXT NOT NULL DEFAULT '';
ALTER TABLE sku ADD COLUMN units_left INTEGER GENERATED ALWAYS AS (on_hand - reserved) VIRTUAL;
UPDATE sku SET owner_id = (SELECT owner_id FROM item WHERE id = sku.item_id);
CREATE INDEX sku_running_out ON sku (owner_id, units_left) WHERE units_left <= 5;
CREATE TRIGGER sku_of_owner AFTER INSERT ON sku WHEN NEW.owner_id = '' BEGIN
  UPDATE sku SET owner_id = (SELECT owner_id FROM item WHERE id = NEW.item_id) WHERE id = NEW.id;
END;
