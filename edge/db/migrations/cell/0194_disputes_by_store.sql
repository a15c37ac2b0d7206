-- Which store takes the payment of a dispute, so that its list costs what its page costs.
ALTER TABLE dispute ADD COLUMN store_id TEXT;
UPDATE dispute SET store_id = (SELECT store_id FROM payment WHERE id = dispute.payment_id);

-- The open ones, those due first before the others; one without a day comes last.
CREATE INDEX dispute_open ON dispute (store_id, ifnull(respond_by, 9007199254740991))
  WHERE closed_at IS NULL;
-- Those that have ended, by the day until which they could be answered, or on which they ended.
CREATE INDEX dispute_over ON dispute (store_id, ifnull(respond_by, closed_at))
  WHERE closed_at IS NOT NULL;
