-- Which size an item has in which colour: a shopper who chooses both means one variant.
CREATE TABLE sized_colour (
  item_id TEXT NOT NULL,
  size TEXT NOT NULL COLLATE NOCASE,
  colour TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (item_id, size, colour)
) STRICT, WITHOUT ROWID;

-- A variant's size and colour, read as `item_trait` of 0024 reads them.
CREATE VIEW variant_pair AS
  SELECT k.id AS sku_id, k.item_id,
    trim(replace(replace(s.value, ', ', ' '), ',', ' ')) AS size,
    trim(replace(replace(c.value, ', ', ' '), ',', ' ')) AS colour
  FROM sku k, json_each(k.attributes) s, json_each(k.attributes) c
  WHERE lower(trim(s.key)) IN ('talla', 'talle', 'tamaño', 'número', 'edad', 'size', 'age')
    AND lower(trim(c.key)) IN ('color', 'colour')
    AND length(trim(s.value)) BETWEEN 1 AND 40 AND length(trim(c.value)) BETWEEN 1 AND 40;

INSERT INTO network_rows VALUES ('sized_colour', 'made_anew', NULL, NULL, NULL);

INSERT INTO sized_colour SELECT item_id, size, colour FROM variant_pair
  WHERE true ON CONFLICT DO NOTHING;

CREATE TRIGGER sku_brings_pair AFTER INSERT ON sku WHEN NEW.attributes <> '{}'
BEGIN
  INSERT INTO sized_colour SELECT item_id, size, colour FROM variant_pair WHERE sku_id = NEW.id
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER sku_changes_pair AFTER UPDATE OF attributes ON sku WHEN OLD.attributes <> NEW.attributes
BEGIN
  DELETE FROM sized_colour WHERE item_id = NEW.item_id;
  INSERT INTO sized_colour SELECT item_id, size, colour FROM variant_pair WHERE item_id = NEW.item_id
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER sku_takes_pair AFTER DELETE ON sku WHEN OLD.attributes <> '{}'
BEGIN
  DELETE FROM sized_colour WHERE item_id = OLD.item_id;
  INSERT INTO sized_colour SELECT item_id, size, colour FROM variant_pair WHERE item_id = OLD.item_id
    ON CONFLICT DO NOTHING;
END;
