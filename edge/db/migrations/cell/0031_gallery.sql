-- A store's library of pictures: each as it was cleaned, under its own name in the bucket.
CREATE TABLE picture (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  name TEXT NOT NULL,
  -- Name in the bucket: the store, the bytes' own hash, the end of the id.
  key TEXT NOT NULL UNIQUE,
  -- SHA-256 of the bytes: a picture that is uploaded twice is one.
  hash TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  -- Pixels as browsers show it.
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  -- JSON: its main colours, most used first.
  colors TEXT NOT NULL DEFAULT '[]',
  -- The point that a crop keeps, in percent from the left and from the top.
  focal_x INTEGER NOT NULL DEFAULT 50 CHECK (focal_x BETWEEN 0 AND 100),
  focal_y INTEGER NOT NULL DEFAULT 50 CHECK (focal_y BETWEEN 0 AND 100),
  created_at INTEGER NOT NULL,
  UNIQUE (store_id, hash)
) STRICT;
CREATE INDEX picture_by_store ON picture (store_id, created_at, id);

-- What a store's library holds, kept by the triggers below.
CREATE TABLE picture_total (
  store_id TEXT PRIMARY KEY,
  pictures INTEGER NOT NULL,
  bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER picture_comes AFTER INSERT ON picture
BEGIN
  INSERT INTO picture_total VALUES (new.store_id, 1, new.bytes)
    ON CONFLICT (store_id) DO UPDATE SET pictures = pictures + 1, bytes = bytes + new.bytes;
END;

CREATE TRIGGER picture_goes AFTER DELETE ON picture
BEGIN
  UPDATE picture_total SET pictures = pictures - 1, bytes = bytes - old.bytes
    WHERE store_id = old.store_id;
END;

INSERT INTO network_rows VALUES
  ('picture', 'by_path', 'store_id', 'store', 'id'),
  ('picture_total', 'made_anew', NULL, NULL, NULL);
