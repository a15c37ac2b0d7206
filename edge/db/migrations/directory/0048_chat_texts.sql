-- What a store's chat says by itself: they stand where its conversations are listed, since both outlive a move of its
-- network to another cell. Texts in English are null where the Spanish one serves both.
CREATE TABLE chat_text (
  store_id TEXT PRIMARY KEY REFERENCES store (id),
  -- While the store is open, or says no hours; empty for none.
  greeting TEXT NOT NULL,
  greeting_en TEXT,
  -- While it is closed; empty for none.
  away TEXT NOT NULL,
  away_en TEXT,
  changed_at INTEGER NOT NULL
) STRICT;
-- What customers ask often, with the answer that they read before they write to a person.
CREATE TABLE chat_question (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL REFERENCES store (id),
  question TEXT NOT NULL,
  question_en TEXT,
  answer TEXT NOT NULL,
  answer_en TEXT,
  added_at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_question_by_store ON chat_question (store_id, added_at, id);
