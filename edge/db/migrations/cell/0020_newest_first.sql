-- Lists by the newest: a page comes off one index, with what is not shown last.
CREATE INDEX listing_by_newest ON listing (store_id, shown DESC, id DESC);
CREATE INDEX listing_kind_by_newest ON listing (store_id, kind, shown DESC, id DESC);
CREATE INDEX catalogue_listing_by_newest ON catalogue_listing (catalogue_id, shown DESC, listing_id DESC);
