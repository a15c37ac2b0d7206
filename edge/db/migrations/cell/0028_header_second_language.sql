-- The words over a store's goods in English, beside those that its owner wrote first. Null where there
-- are none: the first are read then.
ALTER TABLE header ADD COLUMN title_en TEXT;
ALTER TABLE header ADD COLUMN subtitle_en TEXT;
ALTER TABLE header ADD COLUMN description_en TEXT;
