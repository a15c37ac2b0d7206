-- Of a notice, which the platform writes: JSON of its key and its parameters, whose words each reader's page
-- says. Null for a message.
ALTER TABLE message ADD COLUMN notice TEXT;

-- What each message is about: its own tags, or where it has none those of the message before it.
CREATE TABLE thread (
  tag TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES message (seq),
  PRIMARY KEY (tag, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX thread_by_seq ON thread (seq);
INSERT INTO thread (tag, seq)
  SELECT DISTINCT t.value ->> 'tag', m.seq FROM message m, json_each(m.tags) t;
