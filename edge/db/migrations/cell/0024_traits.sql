-- Traits by which a shopper narrows a list: who sells an item, its sizes and colours, whether its price is
-- reduced. Triggers keep them with each listing, and how many listings of a list have each.

-- A column of a variant's attributes is a size or a colour by its name, which owners write in their words.
-- A value has no comma: addresses put commas between values.
CREATE VIEW item_trait AS
  SELECT id AS item_id, 'owner' AS trait, owner_id AS value, NULL AS name_en FROM item
  UNION ALL SELECT id, 'discount', 'true', NULL FROM item
    WHERE crossout_price > list_price AND is_free = 0 AND hide_price = 0
  UNION ALL SELECT k.item_id, a.trait, a.value, (SELECT trim(e.value) FROM json_each(k.attributes_en) e
      WHERE a.trait = iif(lower(trim(e.key)) IN ('color', 'colour'), 'colour', 'size')
        AND lower(trim(e.key)) IN ('size', 'age', 'color', 'colour') LIMIT 1)
    FROM sku k JOIN (SELECT s.id, iif(lower(trim(j.key)) IN ('color', 'colour'), 'colour', 'size') AS trait,
        trim(replace(replace(j.value, ', ', ' '), ',', ' ')) AS value
      FROM sku s, json_each(s.attributes) j
      WHERE lower(trim(j.key)) IN
          ('talla', 'talle', 'tamaño', 'número', 'edad', 'size', 'age', 'color', 'colour')
        AND length(trim(j.value)) BETWEEN 1 AND 40) a ON a.id = k.id;

CREATE TABLE listing_trait (
  store_id TEXT NOT NULL,
  trait TEXT NOT NULL CHECK (trait IN ('owner', 'size', 'colour', 'discount')),
  -- A store's id, a size or colour as its owner wrote it, or 'true'.
  value TEXT NOT NULL COLLATE NOCASE,
  listing_id INTEGER NOT NULL,
  -- What a size or a colour is called in English; null where nobody wrote it.
  name_en TEXT,
  PRIMARY KEY (store_id, trait, value, listing_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX listing_trait_by_listing ON listing_trait (listing_id);

-- How many listings have a trait, of one kind or of all (''), in a catalogue or in the whole list ('').
CREATE TABLE trait_count (
  store_id TEXT NOT NULL,
  catalogue_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  trait TEXT NOT NULL,
  value TEXT NOT NULL COLLATE NOCASE,
  n INTEGER NOT NULL,
  name_en TEXT,
  PRIMARY KEY (store_id, catalogue_id, kind, trait, value)
) STRICT, WITHOUT ROWID;
CREATE INDEX trait_count_by_n ON trait_count (store_id, catalogue_id, kind, trait, n DESC);

INSERT INTO network_rows VALUES
  ('listing_trait', 'made_anew', NULL, NULL, NULL),
  ('trait_count', 'made_anew', NULL, NULL, NULL);

INSERT INTO listing_trait
  SELECT DISTINCT l.store_id, v.trait, v.value, l.id, v.name_en FROM listing l JOIN item_trait v ON v.item_id = l.item_id
  WHERE true ON CONFLICT DO NOTHING;
INSERT INTO trait_count
  SELECT x.store_id, c.id, k.kind, x.trait, min(x.value), count(*), max(x.name_en) FROM listing_trait x
  JOIN listing l ON l.id = x.listing_id
  JOIN (SELECT '' AS id, id AS listing_id FROM listing
    UNION ALL SELECT catalogue_id, listing_id FROM catalogue_listing) c ON c.listing_id = l.id
  JOIN (SELECT '' AS kind UNION SELECT kind FROM listing) k ON k.kind IN ('', l.kind)
  GROUP BY x.store_id, c.id, k.kind, x.trait, x.value;

CREATE TRIGGER trait_begins AFTER INSERT ON listing_trait
BEGIN
  INSERT INTO trait_count
    SELECT NEW.store_id, c.id, k.kind, NEW.trait, NEW.value, 1, NEW.name_en
    FROM (SELECT '' AS id UNION ALL
      SELECT catalogue_id FROM catalogue_listing WHERE listing_id = NEW.listing_id) c,
      (SELECT '' AS kind UNION ALL SELECT kind FROM listing WHERE id = NEW.listing_id) k
    WHERE true ON CONFLICT DO UPDATE SET n = n + 1, name_en = coalesce(excluded.name_en, name_en);
END;

CREATE TRIGGER trait_ends AFTER DELETE ON listing_trait
BEGIN
  UPDATE trait_count SET n = n - 1
  WHERE store_id = OLD.store_id AND trait = OLD.trait AND value = OLD.value
    AND catalogue_id IN (SELECT '' UNION ALL
      SELECT catalogue_id FROM catalogue_listing WHERE listing_id = OLD.listing_id)
    AND kind IN (SELECT '' UNION ALL SELECT kind FROM listing WHERE id = OLD.listing_id);
END;

CREATE TRIGGER listing_gets_traits AFTER INSERT ON listing
BEGIN
  INSERT INTO listing_trait
    SELECT DISTINCT NEW.store_id, trait, value, NEW.id, name_en FROM item_trait WHERE item_id = NEW.item_id
    ON CONFLICT DO NOTHING;
END;

-- Before the listing goes, since its kind is part of what is counted.
CREATE TRIGGER listing_loses_traits BEFORE DELETE ON listing
BEGIN
  DELETE FROM listing_trait WHERE listing_id = OLD.id;
END;

CREATE TRIGGER listing_changes_kind AFTER UPDATE OF kind ON listing WHEN OLD.kind <> NEW.kind
BEGIN
  UPDATE trait_count SET n = n - 1
  WHERE store_id = NEW.store_id AND kind = OLD.kind
    AND catalogue_id IN (SELECT '' UNION ALL
      SELECT catalogue_id FROM catalogue_listing WHERE listing_id = NEW.id)
    AND EXISTS (SELECT 1 FROM listing_trait x WHERE x.store_id = trait_count.store_id
      AND x.trait = trait_count.trait AND x.value = trait_count.value AND x.listing_id = NEW.id);
  INSERT INTO trait_count
    SELECT NEW.store_id, c.id, NEW.kind, x.trait, x.value, 1, x.name_en
    FROM listing_trait x, (SELECT '' AS id UNION ALL
      SELECT catalogue_id FROM catalogue_listing WHERE listing_id = NEW.id) c
    WHERE x.listing_id = NEW.id ON CONFLICT DO UPDATE SET n = n + 1, name_en = coalesce(excluded.name_en, name_en);
END;

CREATE TRIGGER item_changes_traits
AFTER UPDATE OF owner_id, list_price, crossout_price, is_free, hide_price ON item
WHEN OLD.owner_id <> NEW.owner_id
  OR (coalesce(OLD.crossout_price, 0) > OLD.list_price AND OLD.is_free = 0 AND OLD.hide_price = 0)
    <> (coalesce(NEW.crossout_price, 0) > NEW.list_price AND NEW.is_free = 0 AND NEW.hide_price = 0)
BEGIN
  DELETE FROM listing_trait WHERE trait IN ('owner', 'discount')
    AND listing_id IN (SELECT id FROM listing WHERE item_id = NEW.id);
  INSERT INTO listing_trait
    SELECT l.store_id, v.trait, v.value, l.id, v.name_en FROM listing l, item_trait v
    WHERE l.item_id = NEW.id AND v.item_id = NEW.id
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER sku_brings_traits AFTER INSERT ON sku WHEN NEW.attributes <> '{}'
BEGIN
  INSERT INTO listing_trait
    SELECT DISTINCT l.store_id, v.trait, v.value, l.id, v.name_en FROM listing l, item_trait v
    WHERE l.item_id = NEW.item_id AND v.item_id = NEW.item_id
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER sku_changes_traits AFTER UPDATE OF attributes, attributes_en ON sku
WHEN OLD.attributes <> NEW.attributes OR OLD.attributes_en IS NOT NEW.attributes_en
BEGIN
  DELETE FROM listing_trait WHERE trait IN ('size', 'colour')
    AND listing_id IN (SELECT id FROM listing WHERE item_id = NEW.item_id);
  INSERT INTO listing_trait
    SELECT DISTINCT l.store_id, v.trait, v.value, l.id, v.name_en FROM listing l, item_trait v
    WHERE l.item_id = NEW.item_id AND v.item_id = NEW.item_id
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER sku_takes_traits AFTER DELETE ON sku WHEN OLD.attributes <> '{}'
BEGIN
  DELETE FROM listing_trait WHERE trait IN ('size', 'colour')
    AND listing_id IN (SELECT id FROM listing WHERE item_id = OLD.item_id);
  INSERT INTO listing_trait
    SELECT DISTINCT l.store_id, v.trait, v.value, l.id, v.name_en FROM listing l, item_trait v
    WHERE l.item_id = OLD.item_id AND v.item_id = OLD.item_id
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER catalogue_listing_brings_traits AFTER INSERT ON catalogue_listing
BEGIN
  INSERT INTO trait_count
    SELECT x.store_id, NEW.catalogue_id, k.kind, x.trait, x.value, 1, x.name_en
    FROM listing_trait x,
      (SELECT '' AS kind UNION ALL SELECT kind FROM listing WHERE id = NEW.listing_id) k
    WHERE x.listing_id = NEW.listing_id ON CONFLICT DO UPDATE SET n = n + 1, name_en = coalesce(excluded.name_en, name_en);
END;

CREATE TRIGGER catalogue_listing_takes_traits AFTER DELETE ON catalogue_listing
BEGIN
  UPDATE trait_count SET n = n - 1
  WHERE catalogue_id = OLD.catalogue_id
    AND store_id = (SELECT store_id FROM listing WHERE id = OLD.listing_id)
    AND kind IN (SELECT '' UNION ALL SELECT kind FROM listing WHERE id = OLD.listing_id)
    AND EXISTS (SELECT 1 FROM listing_trait x WHERE x.store_id = trait_count.store_id
      AND x.trait = trait_count.trait AND x.value = trait_count.value
      AND x.listing_id = OLD.listing_id);
END;
