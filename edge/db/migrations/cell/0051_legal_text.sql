-- The legal texts of a store, every version of them: a change adds one, and none is changed, so that a buyer can
-- read later what was in force. A version without a text ends the store's own: its root store's is read then.
CREATE TABLE legal_text (
  store_id TEXT NOT NULL REFERENCES store (id),
  kind TEXT NOT NULL CHECK (kind IN ('terms', 'privacy', 'returns', 'imprint')),
  version INTEGER NOT NULL,
  -- HTML, sanitised before it is written.
  body TEXT NOT NULL,
  body_en TEXT,
  published_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, kind, version)
) STRICT;

INSERT INTO network_rows VALUES ('legal_text', 'by_path', 'store_id', 'store', 'id');

CREATE TRIGGER legal_text_stays BEFORE UPDATE OF kind, version, body, body_en, published_at ON legal_text
BEGIN
  SELECT raise(ABORT, 'a version of a legal text does not change');
END;
