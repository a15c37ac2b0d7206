-- What items, their variants and catalogues are called in English, beside the texts that their owner wrote
-- first. Null where there is none: the first text is read then.
ALTER TABLE item ADD COLUMN name_en TEXT;
ALTER TABLE item ADD COLUMN description_en TEXT;
-- JSON, as `tags`.
ALTER TABLE item ADD COLUMN tags_en TEXT;
-- JSON, as `attributes`.
ALTER TABLE sku ADD COLUMN attributes_en TEXT;
ALTER TABLE catalogue ADD COLUMN name_en TEXT;
