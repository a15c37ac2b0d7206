-- Text messages that a store has left for customers who have proved no mail address; one without a row never had any.
CREATE TABLE text_credit (
  store_id TEXT PRIMARY KEY,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  set_at INTEGER NOT NULL,
  -- Names the alert that says that none is left: a new one with each time that the amount is set.
  runout_id TEXT NOT NULL
) STRICT;

-- The messages that were taken out of it, by their rows of the outbox: a row that is tried again takes none again.
CREATE TABLE text_taken (
  id TEXT PRIMARY KEY,
  store_id TEXT NOT NULL,
  taken_at INTEGER NOT NULL
) STRICT;
CREATE INDEX text_taken_by_time ON text_taken (taken_at);
CREATE TRIGGER text_is_taken AFTER INSERT ON text_taken
BEGIN
  UPDATE text_credit SET amount = amount - 1 WHERE store_id = NEW.store_id;
END;
