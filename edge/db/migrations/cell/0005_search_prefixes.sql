-- The beginning of a word is looked up, up to its seventh letter: without an index of that length, all
-- rows of all words that begin so are gathered before the first one is given. The texts themselves are
-- not kept, so the new index is made of the old one's terms in their order.
CREATE VIRTUAL TABLE listing_term USING fts5vocab (listing_text, instance);
CREATE VIRTUAL TABLE listing_text_new USING fts5 (
  name, tags, description,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 0",
  prefix = '9 10 11 12 13 14'
);
INSERT INTO listing_text_new (rowid, name, tags, description)
  SELECT doc, group_concat(iif(col = 'name', term, NULL), ' ' ORDER BY offset),
    group_concat(iif(col = 'tags', term, NULL), ' ' ORDER BY offset),
    group_concat(iif(col = 'description', term, NULL), ' ' ORDER BY offset)
  FROM listing_term GROUP BY doc;
DROP TABLE listing_term;
DROP TABLE listing_text;
ALTER TABLE listing_text_new RENAME TO listing_text;
