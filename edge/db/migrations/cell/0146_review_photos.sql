-- Photos that buyers add to their reviews; the bytes stand in the bucket, under the photo's id.
CREATE TABLE review_photo (
  id TEXT PRIMARY KEY,
  review_id TEXT NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
CREATE INDEX review_photo_by_review ON review_photo (review_id, made_at, id);

INSERT INTO network_rows VALUES ('review_photo', 'by_path', 'review_id', 'review', 'id');
