-- How many units of an item were ordered from a store: a list by what sells comes off one index.
ALTER TABLE listing ADD COLUMN sold INTEGER NOT NULL DEFAULT 0;
UPDATE listing SET sold = s.n FROM (SELECT p.store_id, o.item_id, sum(o.amount) AS n
    FROM order_line o JOIN purchase_order p ON p.id = o.order_id GROUP BY p.store_id, o.item_id) s
  WHERE s.store_id = listing.store_id AND s.item_id = listing.item_id;
CREATE INDEX listing_by_sold ON listing (store_id, shown DESC, sold DESC, queue_position, id);

CREATE TRIGGER order_line_sells AFTER INSERT ON order_line
BEGIN
  UPDATE listing SET sold = sold + NEW.amount
  WHERE item_id = NEW.item_id
    AND store_id = (SELECT store_id FROM purchase_order WHERE id = NEW.order_id);
END;
