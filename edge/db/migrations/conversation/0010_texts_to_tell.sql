-- Messages whose words DIRECTORY is to be told of for searches: new ones, and those whose words were taken back. It counts
-- changes, so that one that comes while it is told is told again.
CREATE TABLE text_due (
  seq INTEGER PRIMARY KEY,
  changes INTEGER NOT NULL
) STRICT;
INSERT INTO text_due (seq, changes) SELECT seq, 1 FROM message WHERE folded <> '' AND notice IS NULL;
CREATE TRIGGER text_is_new AFTER INSERT ON message WHEN NEW.notice IS NULL
BEGIN
  INSERT INTO text_due (seq, changes) VALUES (NEW.seq, 1);
END;
CREATE TRIGGER text_is_gone AFTER UPDATE OF folded ON message
  WHEN NEW.notice IS NULL AND NEW.folded <> OLD.folded
BEGIN
  INSERT INTO text_due (seq, changes) VALUES (NEW.seq, 1)
    ON CONFLICT (seq) DO UPDATE SET changes = changes + 1;
END;
