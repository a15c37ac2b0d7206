-- Whom a visit names as having brought it: looked up among all stores of a cell.
CREATE INDEX store_by_owner ON store (owner);
CREATE INDEX store_by_campaign ON store (profile ->> '$.campaign');
