-- A store's list of payments is narrowed to one code, however rare it is among them.
CREATE INDEX payment_by_store_and_code ON payment (store_id, provider, created_at);
