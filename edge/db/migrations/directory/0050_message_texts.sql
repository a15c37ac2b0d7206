-- The words of conversations' messages, for searches: told by their objects. One that was taken back has no row.
CREATE TABLE message_text (
  id INTEGER PRIMARY KEY,
  conversation_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  -- The parties that may see it, with a blank between them.
  readers TEXT NOT NULL,
  -- Without accents and case.
  folded TEXT NOT NULL,
  -- Its first characters, as lists show them.
  teaser TEXT NOT NULL,
  UNIQUE (conversation_id, seq)
) STRICT;
CREATE VIRTUAL TABLE message_words USING fts5 (
  readers, folded,
  content = 'message_text', content_rowid = 'id',
  tokenize = "unicode61 remove_diacritics 0"
);
CREATE TRIGGER message_words_come AFTER INSERT ON message_text
BEGIN
  INSERT INTO message_words (rowid, readers, folded) VALUES (NEW.id, NEW.readers, NEW.folded);
END;
CREATE TRIGGER message_words_go AFTER DELETE ON message_text
BEGIN
  INSERT INTO message_words (message_words, rowid, readers, folded)
    VALUES ('delete', OLD.id, OLD.readers, OLD.folded);
END;
