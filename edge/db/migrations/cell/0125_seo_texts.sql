-- What search engines and shared links say of an item or a catalogue, where its owner wrote it; null where its name
-- and description stand for it.
ALTER TABLE item ADD COLUMN seo_title TEXT;
ALTER TABLE item ADD COLUMN seo_title_en TEXT;
ALTER TABLE item ADD COLUMN seo_description TEXT;
ALTER TABLE item ADD COLUMN seo_description_en TEXT;
ALTER TABLE catalogue ADD COLUMN seo_title TEXT;
ALTER TABLE catalogue ADD COLUMN seo_title_en TEXT;
ALTER TABLE catalogue ADD COLUMN seo_description TEXT;
ALTER TABLE catalogue ADD COLUMN seo_description_en TEXT;
