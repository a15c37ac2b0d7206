-- A list's page, its count and its filters' counts cost the same however many items a store lists.

-- What decides an item's place in a list and whether it can be bought, copied to every listing of it.
ALTER TABLE listing ADD COLUMN owner_id TEXT NOT NULL DEFAULT '';
ALTER TABLE listing ADD COLUMN hide_price INTEGER NOT NULL DEFAULT 0;
-- Published and not hidden: what is not stands last in every list.
ALTER TABLE listing ADD COLUMN shown INTEGER NOT NULL DEFAULT 1;
-- Some variant has a unit that no hold keeps, ended or not.
ALTER TABLE listing ADD COLUMN in_stock INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listing ADD COLUMN starts_at INTEGER;
-- Places by price: what is not shown last, before it what hides its price, whose place must not tell it.
ALTER TABLE listing ADD COLUMN price_up INTEGER GENERATED ALWAYS AS
  (iif(shown = 0, 2000000000000000, iif(hide_price = 1, 1000000000000000, list_price))) VIRTUAL;
ALTER TABLE listing ADD COLUMN price_down INTEGER GENERATED ALWAYS AS
  (iif(shown = 0, 2000000000000000, iif(hide_price = 1, 1000000000000000, -list_price))) VIRTUAL;
-- The price filter's steps (edge/modules/items/tally.ts); -1 for what it leaves out: hidden prices, and
-- what is not shown.
ALTER TABLE listing ADD COLUMN price_step INTEGER GENERATED ALWAYS AS
  (iif(hide_price = 1 OR shown = 0, -1, (list_price >= 20000) + (list_price >= 50000) + (list_price >= 100000)
    + (list_price >= 250000) + (list_price >= 500000) + (list_price >= 1000000))) VIRTUAL;

ALTER TABLE catalogue_listing ADD COLUMN hide_price INTEGER NOT NULL DEFAULT 0;
ALTER TABLE catalogue_listing ADD COLUMN shown INTEGER NOT NULL DEFAULT 1;
ALTER TABLE catalogue_listing ADD COLUMN price_up INTEGER GENERATED ALWAYS AS
  (iif(shown = 0, 2000000000000000, iif(hide_price = 1, 1000000000000000, list_price))) VIRTUAL;
ALTER TABLE catalogue_listing ADD COLUMN price_down INTEGER GENERATED ALWAYS AS
  (iif(shown = 0, 2000000000000000, iif(hide_price = 1, 1000000000000000, -list_price))) VIRTUAL;

UPDATE listing SET owner_id = i.owner_id, hide_price = i.hide_price,
  shown = (i.list_state = 'published' AND i.hidden = 0), starts_at = i.experience_date,
  in_stock = EXISTS (SELECT 1 FROM sku k
    WHERE k.item_id = i.id AND (k.on_hand IS NULL OR k.on_hand > k.reserved))
FROM item i WHERE i.id = listing.item_id;
UPDATE catalogue_listing SET hide_price = l.hide_price, shown = l.shown
FROM listing l WHERE l.id = catalogue_listing.listing_id;

DROP INDEX listing_by_position;
DROP INDEX listing_by_price;
DROP INDEX listing_kind_by_position;
DROP INDEX listing_kind_by_price;
DROP INDEX catalogue_listing_by_position;
DROP INDEX catalogue_listing_by_price;
CREATE INDEX listing_by_position ON listing (store_id, shown DESC, queue_position, id);
-- By price up a range is found too: what is asked of its rows stands in the index.
CREATE INDEX listing_by_price_up ON listing
  (store_id, price_up, id, kind, shown, in_stock, starts_at, price_step, queue_position);
CREATE INDEX listing_by_price_down ON listing (store_id, price_down, id);
CREATE INDEX listing_kind_by_position ON listing (store_id, kind, shown DESC, queue_position, id);
CREATE INDEX listing_kind_by_price_up ON listing
  (store_id, kind, price_up, id, shown, in_stock, starts_at, price_step, queue_position);
CREATE INDEX listing_kind_by_price_down ON listing (store_id, kind, price_down, id);
CREATE INDEX listing_owner_by_position
  ON listing (store_id, owner_id, shown DESC, queue_position, id);
CREATE INDEX listing_by_id ON listing (store_id, id);
CREATE INDEX listing_starting ON listing (store_id, starts_at) WHERE starts_at IS NOT NULL;
CREATE INDEX catalogue_listing_by_position
  ON catalogue_listing (catalogue_id, shown DESC, position, listing_id);
CREATE INDEX catalogue_listing_by_price_up ON catalogue_listing (catalogue_id, price_up, listing_id);
CREATE INDEX catalogue_listing_by_price_down
  ON catalogue_listing (catalogue_id, price_down, listing_id);

-- How many a store lists, by kind and step of price, in all ('') and in each catalogue.
CREATE TABLE listing_count (
  store_id TEXT NOT NULL,
  catalogue_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  price_step INTEGER NOT NULL,
  n INTEGER NOT NULL,
  -- Those of them that are shown and in stock.
  available INTEGER NOT NULL,
  PRIMARY KEY (store_id, catalogue_id, kind, price_step)
) STRICT, WITHOUT ROWID;
INSERT INTO listing_count SELECT store_id, '', kind, price_step, count(*), sum(shown * in_stock)
  FROM listing GROUP BY store_id, kind, price_step;
INSERT INTO listing_count
  SELECT l.store_id, c.catalogue_id, l.kind, l.price_step, count(*), sum(l.shown * l.in_stock)
  FROM catalogue_listing c JOIN listing l ON l.id = c.listing_id
  GROUP BY l.store_id, c.catalogue_id, l.kind, l.price_step;

DROP TRIGGER listing_follows_item;
CREATE TRIGGER listing_follows_item
AFTER UPDATE OF kind, list_price, owner_id, hide_price, list_state, hidden, experience_date ON item
BEGIN
  UPDATE listing SET kind = NEW.kind, list_price = NEW.list_price, owner_id = NEW.owner_id,
    hide_price = NEW.hide_price, shown = (NEW.list_state = 'published' AND NEW.hidden = 0),
    starts_at = NEW.experience_date
  WHERE item_id = NEW.id;
END;

CREATE TRIGGER listing_begins AFTER INSERT ON listing
BEGIN
  INSERT INTO listing_count
    VALUES (NEW.store_id, '', NEW.kind, NEW.price_step, 1, NEW.shown * NEW.in_stock)
    ON CONFLICT DO UPDATE SET n = n + 1, available = available + excluded.available;
  UPDATE listing SET owner_id = i.owner_id, hide_price = i.hide_price,
    shown = (i.list_state = 'published' AND i.hidden = 0), starts_at = i.experience_date,
    in_stock = EXISTS (SELECT 1 FROM sku k
      WHERE k.item_id = i.id AND (k.on_hand IS NULL OR k.on_hand > k.reserved))
  FROM item i WHERE i.id = NEW.item_id AND listing.id = NEW.id;
END;

CREATE TRIGGER listing_changes AFTER UPDATE OF kind, list_price, hide_price, shown, in_stock ON listing
WHEN OLD.kind <> NEW.kind OR OLD.price_step <> NEW.price_step
  OR OLD.shown * OLD.in_stock <> NEW.shown * NEW.in_stock
BEGIN
  UPDATE listing_count SET n = n - 1, available = available - OLD.shown * OLD.in_stock
  WHERE store_id = OLD.store_id AND kind = OLD.kind AND price_step = OLD.price_step
    AND catalogue_id IN (SELECT '' UNION ALL
      SELECT catalogue_id FROM catalogue_listing WHERE listing_id = OLD.id);
  INSERT INTO listing_count
    SELECT NEW.store_id, c.id, NEW.kind, NEW.price_step, 1, NEW.shown * NEW.in_stock
    FROM (SELECT '' AS id UNION ALL
      SELECT catalogue_id FROM catalogue_listing WHERE listing_id = NEW.id) c WHERE true
    ON CONFLICT DO UPDATE SET n = n + 1, available = available + excluded.available;
END;

CREATE TRIGGER listing_ends AFTER DELETE ON listing
BEGIN
  UPDATE listing_count SET n = n - 1, available = available - OLD.shown * OLD.in_stock
  WHERE store_id = OLD.store_id AND catalogue_id = '' AND kind = OLD.kind
    AND price_step = OLD.price_step;
END;

DROP TRIGGER catalogue_follows_listing;
CREATE TRIGGER catalogue_follows_listing AFTER UPDATE OF list_price, hide_price, shown ON listing
BEGIN
  UPDATE catalogue_listing
  SET list_price = NEW.list_price, hide_price = NEW.hide_price, shown = NEW.shown
  WHERE listing_id = NEW.id;
END;

CREATE TRIGGER catalogue_listing_begins AFTER INSERT ON catalogue_listing
BEGIN
  INSERT INTO listing_count
    SELECT l.store_id, NEW.catalogue_id, l.kind, l.price_step, 1, l.shown * l.in_stock
    FROM listing l WHERE l.id = NEW.listing_id
    ON CONFLICT DO UPDATE SET n = n + 1, available = available + excluded.available;
  UPDATE catalogue_listing SET hide_price = l.hide_price, shown = l.shown
  FROM listing l WHERE l.id = NEW.listing_id
    AND catalogue_listing.catalogue_id = NEW.catalogue_id
    AND catalogue_listing.listing_id = NEW.listing_id;
END;

CREATE TRIGGER catalogue_listing_ends AFTER DELETE ON catalogue_listing
BEGIN
  UPDATE listing_count SET n = n - 1, available = available - l.shown * l.in_stock
  FROM listing l WHERE l.id = OLD.listing_id AND listing_count.store_id = l.store_id
    AND listing_count.catalogue_id = OLD.catalogue_id AND listing_count.kind = l.kind
    AND listing_count.price_step = l.price_step;
END;

-- Stock moves with every purchase; a listing is written only when its last unit goes or the first
-- comes back.
CREATE TRIGGER sku_begins AFTER INSERT ON sku
BEGIN
  UPDATE listing SET in_stock = 1
  WHERE item_id = NEW.item_id AND in_stock = 0
    AND (NEW.on_hand IS NULL OR NEW.on_hand > NEW.reserved);
END;

CREATE TRIGGER sku_moves AFTER UPDATE OF on_hand, reserved ON sku
WHEN (OLD.on_hand IS NULL OR OLD.on_hand > OLD.reserved)
  <> (NEW.on_hand IS NULL OR NEW.on_hand > NEW.reserved)
BEGIN
  UPDATE listing SET in_stock = EXISTS (SELECT 1 FROM sku k
    WHERE k.item_id = NEW.item_id AND (k.on_hand IS NULL OR k.on_hand > k.reserved))
  WHERE item_id = NEW.item_id;
END;

CREATE TRIGGER sku_ends AFTER DELETE ON sku
BEGIN
  UPDATE listing SET in_stock = EXISTS (SELECT 1 FROM sku k
    WHERE k.item_id = OLD.item_id AND (k.on_hand IS NULL OR k.on_hand > k.reserved))
  WHERE item_id = OLD.item_id;
END;
