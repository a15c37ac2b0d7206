-- An import finds the item that a row without any code names.
CREATE INDEX item_by_name ON item (owner_id, name) WHERE deleted_at IS NULL;
