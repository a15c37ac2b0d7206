-- Which touch of a promoter earns where no code was typed: the last, within its day, or the first, within thirty
-- days. Dated as the rates beside it: what was placed before keeps its own.
ALTER TABLE network_rate ADD COLUMN touch TEXT NOT NULL DEFAULT 'last' CHECK (touch IN ('last', 'first'));
