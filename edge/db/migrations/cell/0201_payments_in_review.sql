-- A payment that its provider takes days to decide about (decision 0162): JSON of when that began, when it is
-- expected to be over (milliseconds UTC), and for what it waits. Belongs to its payment, and so to its network.
ALTER TABLE payment ADD COLUMN review TEXT CHECK (review IS NULL OR json_valid(review));
