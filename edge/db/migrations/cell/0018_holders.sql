-- Who holds units without having given a contact: the cart, and the network address as a keyed hash. Both
-- are null once a contact is known, and go with the hold.
ALTER TABLE hold ADD COLUMN visitor TEXT;
ALTER TABLE hold ADD COLUMN network TEXT;
CREATE INDEX hold_by_visitor ON hold (visitor) WHERE visitor IS NOT NULL;
CREATE INDEX hold_by_network ON hold (network) WHERE network IS NOT NULL;

-- The instant that no renewal of a checkout's hold passes: twice the length of its first hold.
ALTER TABLE checkout ADD COLUMN renews_until INTEGER NOT NULL DEFAULT 0;
UPDATE checkout SET renews_until = 2 * expires_at - created_at;
