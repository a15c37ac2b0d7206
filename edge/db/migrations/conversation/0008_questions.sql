-- Of a store: the first message of the question that DIRECTORY is told of next.
ALTER TABLE party ADD COLUMN question_seq INTEGER NOT NULL DEFAULT 0;
