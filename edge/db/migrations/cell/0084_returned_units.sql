-- The units of a returned line that its seller put back into the stock.
ALTER TABLE return_line ADD COLUMN restocked INTEGER NOT NULL DEFAULT 0 CHECK (restocked >= 0);
