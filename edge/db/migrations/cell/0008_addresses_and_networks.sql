-- An address names an item by its slug, which thousands of stores of a cell may have one of: it is
-- looked up among what the store lists.
ALTER TABLE listing ADD COLUMN item_slug TEXT NOT NULL DEFAULT '';
UPDATE listing SET item_slug = i.slug FROM item i WHERE i.id = listing.item_id;
CREATE INDEX listing_by_slug ON listing (store_id, item_slug);
-- Nothing else looked items up by their slug alone.
DROP INDEX item_by_slug;

DROP TRIGGER listing_follows_item;
CREATE TRIGGER listing_follows_item
AFTER UPDATE OF slug, kind, list_price, owner_id, hide_price, list_state, hidden, experience_date ON item
BEGIN
  UPDATE listing SET item_slug = NEW.slug, kind = NEW.kind, list_price = NEW.list_price,
    owner_id = NEW.owner_id, hide_price = NEW.hide_price,
    shown = (NEW.list_state = 'published' AND NEW.hidden = 0), starts_at = NEW.experience_date
  WHERE item_id = NEW.id;
END;

DROP TRIGGER listing_begins;
CREATE TRIGGER listing_begins AFTER INSERT ON listing
BEGIN
  INSERT INTO listing_count
    VALUES (NEW.store_id, '', NEW.kind, NEW.price_step, 1, NEW.shown * NEW.in_stock)
    ON CONFLICT DO UPDATE SET n = n + 1, available = available + excluded.available;
  UPDATE listing SET item_slug = i.slug, owner_id = i.owner_id, hide_price = i.hide_price,
    shown = (i.list_state = 'published' AND i.hidden = 0), starts_at = i.experience_date,
    in_stock = EXISTS (SELECT 1 FROM sku k
      WHERE k.item_id = i.id AND (k.on_hand IS NULL OR k.on_hand > k.reserved))
  FROM item i WHERE i.id = NEW.item_id AND listing.id = NEW.id;
END;

-- How many franchises a network has.
CREATE TABLE network_count (
  root_id TEXT PRIMARY KEY,
  franchises INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO network_count SELECT root_id, count(*) FROM store
  WHERE root_id IS NOT NULL AND store_type = 'franchise' GROUP BY root_id;

CREATE TRIGGER franchise_begins AFTER INSERT ON store
WHEN NEW.root_id IS NOT NULL AND NEW.store_type = 'franchise'
BEGIN
  INSERT INTO network_count VALUES (NEW.root_id, 1)
    ON CONFLICT DO UPDATE SET franchises = franchises + 1;
END;

CREATE TRIGGER franchise_changes AFTER UPDATE OF root_id, store_type ON store
BEGIN
  UPDATE network_count SET franchises = franchises - 1
  WHERE root_id = OLD.root_id AND OLD.store_type = 'franchise';
  INSERT INTO network_count SELECT NEW.root_id, 1
    WHERE NEW.root_id IS NOT NULL AND NEW.store_type = 'franchise'
    ON CONFLICT DO UPDATE SET franchises = franchises + 1;
END;

CREATE TRIGGER franchise_ends AFTER DELETE ON store
BEGIN
  UPDATE network_count SET franchises = franchises - 1
  WHERE root_id = OLD.root_id AND OLD.store_type = 'franchise';
END;
