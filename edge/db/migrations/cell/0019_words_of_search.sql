-- Words by which a store's shoppers look for one thing, beside those of its country: JSON, lines of words.
ALTER TABLE store ADD COLUMN search_words TEXT NOT NULL DEFAULT '[]';

-- The index of names holds names and tags, and once more, behind the store's mark and a 0, the words that say
-- what an item is: the first of its name and of its tags. Made of the terms that the full index has.
CREATE VIRTUAL TABLE listing_term USING fts5vocab (listing_text, instance);
DELETE FROM listing_name;
INSERT INTO listing_name (rowid, name)
  SELECT doc, group_concat(term, ' ' ORDER BY place, col, offset) FROM (
    SELECT doc, 1 AS place, col, offset, term FROM listing_term WHERE col IN ('name', 'tags')
    UNION ALL
    SELECT doc, 2, col, offset, substr(term, 1, 7) || '0' || substr(term, 8) FROM listing_term
    WHERE col IN ('name', 'tags') AND offset = 0)
  GROUP BY doc;
DROP TABLE listing_term;
