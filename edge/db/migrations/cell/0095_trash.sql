-- The deletions of a store, which its trash lists.
CREATE INDEX store_edit_deleted ON store_edit (store_id, n) WHERE after IS NULL;
