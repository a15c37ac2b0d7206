-- What a registration said of where it belongs, once DIRECTORY was asked whether it is so.

-- A store of the same network through whose site its person came.
ALTER TABLE account ADD COLUMN microsite_id TEXT;
-- The domain that they came by.
ALTER TABLE account ADD COLUMN alias_domain TEXT;
-- The affinity store that they asked to join; it makes nobody a member.
ALTER TABLE account ADD COLUMN affinity_id TEXT;
