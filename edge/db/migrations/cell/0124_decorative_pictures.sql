-- 1 for a picture that says nothing which the words beside it do not: who does not see it misses nothing.
ALTER TABLE picture ADD COLUMN decorative INTEGER NOT NULL DEFAULT 0 CHECK (decorative IN (0, 1));
