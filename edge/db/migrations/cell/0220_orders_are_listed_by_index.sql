-- How many orders a seller's list finds is counted off one index alone: since orders of tests are left out, each row that was
-- counted had to be looked up, and a list among many orders cost twice one among few.
DROP INDEX purchase_order_by_stage;
CREATE INDEX purchase_order_by_stage
  ON purchase_order (supplier_id, state, created_at, is_test, store_id, payment_type, delivery_type);
