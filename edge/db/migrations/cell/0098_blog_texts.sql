-- What search engines and shared links say of an entry, where its owner wrote it; null where its title and summary stand for it.
ALTER TABLE blog_entry ADD COLUMN seo_title TEXT;
ALTER TABLE blog_entry ADD COLUMN seo_title_en TEXT;
ALTER TABLE blog_entry ADD COLUMN seo_description TEXT;
ALTER TABLE blog_entry ADD COLUMN seo_description_en TEXT;
-- JSON: the words by which entries are found together, in both languages; null where the first stand for both.
ALTER TABLE blog_entry ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';
ALTER TABLE blog_entry ADD COLUMN tags_en TEXT;
