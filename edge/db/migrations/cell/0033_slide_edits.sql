-- Slides that owners edit: their versions, and the pictures of the store's library that they show. A slide that
-- was put there by hand has a picture of no library.
ALTER TABLE banner ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE banner ADD COLUMN hzt_image_id TEXT;
ALTER TABLE banner ADD COLUMN vrt_image_id TEXT;
