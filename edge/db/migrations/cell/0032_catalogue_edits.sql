-- Catalogues that owners edit: versions, an order in which a move writes one row, and the products of deleted
-- catalogues, so that a deletion can be taken back.

-- Grows with each change of a catalogue's own fields, so that a change made to an older state is refused.
ALTER TABLE catalogue ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- Positions are ranks that lie far apart: a row moves by its own rank alone.
UPDATE catalogue SET position = position * 4294967296;
UPDATE catalogue_listing SET position = position * 4294967296;

-- A catalogue knows how many products it has, and weighs as much.
CREATE TRIGGER catalogue_grows AFTER INSERT ON catalogue_listing
BEGIN
  UPDATE catalogue SET num_products = num_products + 1, weight = weight + 1 WHERE id = NEW.catalogue_id;
END;
CREATE TRIGGER catalogue_shrinks AFTER DELETE ON catalogue_listing
BEGIN
  UPDATE catalogue SET num_products = num_products - 1, weight = weight - 1 WHERE id = OLD.catalogue_id;
END;

-- The products of deleted catalogues, in their places.
CREATE TABLE deleted_catalogue_item (
  store_id TEXT NOT NULL REFERENCES store (id),
  catalogue_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (catalogue_id, item_id)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('deleted_catalogue_item', 'by_path', 'store_id', 'store', 'id');

-- The changes of one thing, the last one first.
CREATE INDEX store_edit_by_thing ON store_edit (store_id, subject_id, n);
