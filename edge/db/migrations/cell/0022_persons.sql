-- How many people one unit of a ticket admits: a group's ticket asks for as many names.
ALTER TABLE sku ADD COLUMN persons INTEGER NOT NULL DEFAULT 1 CHECK (persons BETWEEN 1 AND 50);
