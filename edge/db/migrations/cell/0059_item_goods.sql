-- What an item weighs and measures, for its parcels, and what scanners and invoices read of it.

-- Grams of one unit, packed; null where its owner did not say.
ALTER TABLE item ADD COLUMN weight_g INTEGER CHECK (weight_g > 0);
-- JSON: length, width and height of one unit, packed, in millimetres; null where its owner did not say.
ALTER TABLE item ADD COLUMN size_mm TEXT;
-- Hundredths of a percent that the price contains as tax; null where its owner did not say.
ALTER TABLE item ADD COLUMN tax_rate INTEGER CHECK (tax_rate BETWEEN 0 AND 10000);
-- The item's product and unit codes in Mexico's invoices (CFDI 4.0: c_ClaveProdServ, c_ClaveUnidad).
ALTER TABLE item ADD COLUMN sat_product TEXT;
ALTER TABLE item ADD COLUMN sat_unit TEXT;

-- A variant's own weight and size; null: the item's.
ALTER TABLE sku ADD COLUMN weight_g INTEGER CHECK (weight_g > 0);
ALTER TABLE sku ADD COLUMN size_mm TEXT;
-- A GTIN: 8, 12, 13 or 14 digits.
ALTER TABLE sku ADD COLUMN barcode TEXT;
CREATE INDEX sku_by_barcode ON sku (barcode) WHERE barcode IS NOT NULL;
