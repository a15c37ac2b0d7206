-- A picture in words, for people who do not see it; empty where its owner wrote none.
ALTER TABLE picture ADD COLUMN alt TEXT NOT NULL DEFAULT '';
ALTER TABLE picture ADD COLUMN alt_en TEXT;
