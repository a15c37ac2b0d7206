-- Set while an account tells the other party nothing of what it has read, as it was when it last opened this.
ALTER TABLE party ADD COLUMN hides_reading INTEGER NOT NULL DEFAULT 0;
