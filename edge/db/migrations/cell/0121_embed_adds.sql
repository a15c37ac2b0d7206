-- Times that a buyer put something into the cart by an element of a key.
ALTER TABLE embed_count ADD COLUMN adds INTEGER NOT NULL DEFAULT 0;
