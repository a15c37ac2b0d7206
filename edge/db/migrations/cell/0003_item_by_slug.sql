-- An item's address names its slug: without this, every view of an item walks its store's whole list.
CREATE INDEX item_by_slug ON item (slug);
