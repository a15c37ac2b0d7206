-- What matches a text is counted in the index alone, less the few that were taken from sale.
CREATE INDEX listing_not_shown ON listing (id) WHERE shown = 0;

-- Names by themselves: what has a word in its name comes first, and is found without reading all that
-- has it elsewhere. Made of the terms that the full index has for them.
CREATE VIRTUAL TABLE listing_term USING fts5vocab (listing_text, instance);
CREATE VIRTUAL TABLE listing_name USING fts5 (
  name,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 0",
  prefix = '9 10 11 12 13 14'
);
INSERT INTO listing_name (rowid, name)
  SELECT doc, group_concat(term, ' ' ORDER BY offset) FROM listing_term WHERE col = 'name' GROUP BY doc;
DROP TABLE listing_term;
