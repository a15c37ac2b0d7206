-- The traits of a search's matches are counted in this index alone: it holds their names, too. The table's own
-- rows, one look-up for each trait of each match, cost more than all else of a count.
DROP INDEX listing_trait_by_listing;
CREATE INDEX listing_trait_by_listing ON listing_trait (listing_id, store_id, trait, value, name_en);
