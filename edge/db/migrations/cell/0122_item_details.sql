-- JSON: the fields that an item's owner made up, in their order: `[{"name": "Material", "value": "Algodón"}]`.
ALTER TABLE item ADD COLUMN details TEXT NOT NULL DEFAULT '[]';
-- The same in English; null where the first ones are to be read.
ALTER TABLE item ADD COLUMN details_en TEXT;
