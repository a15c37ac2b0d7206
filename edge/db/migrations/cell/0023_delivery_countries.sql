-- The countries that a store delivers to, ISO 3166-1 alpha-2: JSON. Empty means its own.
ALTER TABLE store ADD COLUMN delivery_countries TEXT NOT NULL DEFAULT '[]';
