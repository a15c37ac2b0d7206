-- Tells one state of a cart from the next: who made their lines of a state that is over is refused.
ALTER TABLE cart ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
