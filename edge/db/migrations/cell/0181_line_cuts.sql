-- Units of a line that its seller took out of the order before it was handed over. The line stays as it was sold.
ALTER TABLE order_line ADD COLUMN cut_units INTEGER NOT NULL DEFAULT 0
  CHECK (cut_units BETWEEN 0 AND amount);
-- By how much its buyer owes less for them, minor units; 0 where they were paid, and a refund gives them back.
ALTER TABLE order_line ADD COLUMN cut_due INTEGER NOT NULL DEFAULT 0 CHECK (cut_due BETWEEN 0 AND total);

-- Units that nobody paid for were not sold; those that were given back are counted among the refunds.
DROP TRIGGER line_count_adds;
CREATE TRIGGER line_count_adds INSTEAD OF INSERT ON line_count BEGIN
  INSERT INTO report_row (store_id, kind, currency, grain, at, way, key, units, amount)
    SELECT w.store_id, 'item', w.currency, g.value, iif(g.value = 'day', w.day, w.month), w.way,
      l.item_id, NEW.times * (l.amount - iif(l.cut_due > 0 OR l.unit_price = 0, l.cut_units, 0)),
      NEW.times * (l.total - l.cut_due)
    FROM order_way w, order_line l, json_each('["day","month"]') g
    WHERE w.order_id = NEW.order_id AND l.order_id = NEW.order_id
      AND l.position = coalesce(NEW.position, l.position)
    ON CONFLICT DO UPDATE SET units = units + excluded.units, amount = amount + excluded.amount;
  INSERT INTO report_row (store_id, kind, currency, grain, at, way, key, units, amount)
    SELECT w.store_id, 'catalogue', w.currency, g.value, iif(g.value = 'day', w.day, w.month), w.way,
      c.value, NEW.times * (l.amount - iif(l.cut_due > 0 OR l.unit_price = 0, l.cut_units, 0)),
      NEW.times * (l.total - l.cut_due)
    FROM order_way w, order_line l, json_each('["day","month"]') g,
      json_each(iif(w.way = 'supplied', l.supplied_in, l.sold_in)) c
    WHERE w.order_id = NEW.order_id AND l.order_id = NEW.order_id
      AND l.position = coalesce(NEW.position, l.position)
    ON CONFLICT DO UPDATE SET units = units + excluded.units, amount = amount + excluded.amount;
END;
CREATE TRIGGER line_is_uncounted BEFORE UPDATE OF cut_units ON order_line BEGIN
  INSERT INTO line_count (order_id, position, times) VALUES (NEW.order_id, NEW.position, -1);
END;
CREATE TRIGGER line_is_counted_anew AFTER UPDATE OF cut_units ON order_line BEGIN
  INSERT INTO line_count (order_id, position, times) VALUES (NEW.order_id, NEW.position, 1);
END;
