-- The ground of a header's words, `#rrggbb`; null for the page's own.
ALTER TABLE header ADD COLUMN bgcolor TEXT;
