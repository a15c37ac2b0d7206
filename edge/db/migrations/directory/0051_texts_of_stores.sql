-- The text messages that a store's counter paid for, the newest first.
CREATE INDEX delivery_texts_of_store ON delivery (store_id, created_at, id) WHERE way = 'text';
