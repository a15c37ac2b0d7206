-- Margins by variant, and the notice that a lower one needs.

-- What a sale of this variant leaves for resellers, in minor units; null where the item's margin counts.
ALTER TABLE sku ADD COLUMN contribution_margin INTEGER;

-- A higher margin that goes on counting for a day after its supplier lowered it. Whatever lowers one
-- writes the row: the item's form, an import, a change that is taken back.
CREATE TABLE margin_notice (
  sku_id TEXT NOT NULL REFERENCES sku (id) ON DELETE CASCADE,
  margin INTEGER NOT NULL,
  -- Milliseconds UTC.
  counts_until INTEGER NOT NULL,
  PRIMARY KEY (sku_id, counts_until)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('margin_notice', 'by_path', 'sku_id', 'sku', 'id');

CREATE TRIGGER margin_of_item_falls AFTER UPDATE OF contribution_margin ON item
WHEN NEW.contribution_margin < OLD.contribution_margin AND OLD.is_dropshipping = 1
BEGIN
  INSERT INTO margin_notice (sku_id, margin, counts_until)
    SELECT k.id, OLD.contribution_margin, CAST(unixepoch('subsec') * 1000 AS INTEGER) + 86400000
    FROM sku k WHERE k.item_id = NEW.id AND k.contribution_margin IS NULL
    ON CONFLICT DO UPDATE SET margin = max(margin, excluded.margin);
END;

CREATE TRIGGER margin_of_sku_falls AFTER UPDATE OF contribution_margin ON sku
WHEN NEW.contribution_margin IS NOT OLD.contribution_margin
BEGIN
  DELETE FROM margin_notice
    WHERE sku_id = NEW.id AND counts_until <= CAST(unixepoch('subsec') * 1000 AS INTEGER);
  INSERT INTO margin_notice (sku_id, margin, counts_until)
    SELECT NEW.id, coalesce(OLD.contribution_margin, i.contribution_margin),
      CAST(unixepoch('subsec') * 1000 AS INTEGER) + 86400000
    FROM item i WHERE i.id = NEW.item_id AND i.is_dropshipping = 1
      AND coalesce(NEW.contribution_margin, i.contribution_margin)
        < coalesce(OLD.contribution_margin, i.contribution_margin)
    ON CONFLICT DO UPDATE SET margin = max(margin, excluded.margin);
END;
