-- Catalogues that fill themselves by a rule. The rule is compiled as things are written: triggers put a product
-- in and take it out, so that lists, counts and orders read the same rows as those of other catalogues.

-- JSON: {type, tags, price_from, price_to, owner, new_days}; null where products are put in by hand.
ALTER TABLE catalogue ADD COLUMN rule TEXT;
CREATE INDEX catalogue_by_rule ON catalogue (store_id) WHERE rule IS NOT NULL;

-- When a product came into the store, milliseconds UTC; 0 for those that were there before it was kept.
ALTER TABLE listing ADD COLUMN listed_at INTEGER;
UPDATE listing SET listed_at = 0;

-- The products that the rules take. They are read by the items' own columns: a listing's copies of them may
-- still be older while a trigger runs.
CREATE VIEW ruled_listing AS
SELECT g.id AS catalogue_id, g.store_id, l.id AS listing_id, l.list_price, l.queue_position,
  g.rule ->> '$.new_days' AS new_days, coalesce(l.listed_at, unixepoch() * 1000) AS listed_at
FROM catalogue g JOIN listing l ON l.store_id = g.store_id JOIN item i ON i.id = l.item_id
WHERE g.rule IS NOT NULL
  AND i.kind = coalesce(g.rule ->> '$.type', i.kind)
  AND i.owner_id = coalesce(g.rule ->> '$.owner', i.owner_id)
  AND (g.rule ->> '$.price_from' IS NULL AND g.rule ->> '$.price_to' IS NULL OR i.hide_price = 0
    AND i.list_price BETWEEN coalesce(g.rule ->> '$.price_from', i.list_price)
      AND coalesce(g.rule ->> '$.price_to', i.list_price))
  AND NOT EXISTS (SELECT 1 FROM json_each(g.rule, '$.tags') t WHERE NOT EXISTS (
    SELECT 1 FROM json_each(i.tags) o WHERE o.value = t.value COLLATE NOCASE
    UNION ALL SELECT 1 FROM json_each(i.tags_en) o WHERE o.value = t.value COLLATE NOCASE))
  AND (g.rule ->> '$.new_days' IS NULL
    OR coalesce(l.listed_at, unixepoch() * 1000) > (unixepoch() - (g.rule ->> '$.new_days') * 86400) * 1000);

-- Keeps also when a product came.
DROP TRIGGER listing_begins;
CREATE TRIGGER listing_begins AFTER INSERT ON listing
BEGIN
  INSERT INTO listing_count
    VALUES (NEW.store_id, '', NEW.kind, NEW.price_step, 1, NEW.shown * NEW.in_stock)
    ON CONFLICT DO UPDATE SET n = n + 1, available = available + excluded.available;
  UPDATE listing SET item_slug = i.slug, owner_id = i.owner_id, hide_price = i.hide_price,
    shown = (i.list_state = 'published' AND i.hidden = 0), starts_at = i.experience_date,
    in_stock = EXISTS (SELECT 1 FROM sku k
      WHERE k.item_id = i.id AND (k.on_hand IS NULL OR k.on_hand > k.reserved)),
    listed_at = coalesce(NEW.listed_at, unixepoch() * 1000)
  FROM item i WHERE i.id = NEW.item_id AND listing.id = NEW.id;
END;

-- New products stand last; in a catalogue of what is new, first.
CREATE TRIGGER rules_take_listing AFTER INSERT ON listing
WHEN EXISTS (SELECT 1 FROM catalogue WHERE store_id = NEW.store_id AND rule IS NOT NULL)
BEGIN
  INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
    SELECT r.catalogue_id, r.listing_id, coalesce(iif(r.new_days IS NULL,
      (SELECT max(c.position) + 4294967296 FROM catalogue_listing c
        WHERE c.catalogue_id = r.catalogue_id AND c.shown = 1),
      (SELECT min(c.position) - 4294967296 FROM catalogue_listing c
        WHERE c.catalogue_id = r.catalogue_id AND c.shown = 1)), 0), r.list_price
    FROM ruled_listing r WHERE r.store_id = NEW.store_id AND r.listing_id = NEW.id;
END;

CREATE TRIGGER rules_follow_item
AFTER UPDATE OF kind, list_price, hide_price, owner_id, tags, tags_en ON item
WHEN EXISTS (SELECT 1 FROM listing l JOIN catalogue g ON g.store_id = l.store_id
  WHERE l.item_id = NEW.id AND g.rule IS NOT NULL)
BEGIN
  DELETE FROM catalogue_listing WHERE (catalogue_id, listing_id) IN (
    SELECT g.id, l.id FROM listing l JOIN catalogue g ON g.store_id = l.store_id
    WHERE l.item_id = NEW.id AND g.rule IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ruled_listing r
      WHERE r.store_id = l.store_id AND r.catalogue_id = g.id AND r.listing_id = l.id));
  INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
    SELECT r.catalogue_id, r.listing_id, coalesce(iif(r.new_days IS NULL,
      (SELECT max(c.position) + 4294967296 FROM catalogue_listing c
        WHERE c.catalogue_id = r.catalogue_id AND c.shown = 1),
      (SELECT min(c.position) - 4294967296 FROM catalogue_listing c
        WHERE c.catalogue_id = r.catalogue_id AND c.shown = 1)), 0), r.list_price
    FROM listing l JOIN ruled_listing r ON r.store_id = l.store_id AND r.listing_id = l.id
    WHERE l.item_id = NEW.id AND NOT EXISTS (SELECT 1 FROM catalogue_listing c
      WHERE c.catalogue_id = r.catalogue_id AND c.listing_id = r.listing_id);
END;
