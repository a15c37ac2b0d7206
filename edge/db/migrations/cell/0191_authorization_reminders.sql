-- The seller of an authorised order is reminded to charge it as often as its provider's days ask for (decision 0158).

-- When that is next; null where no reminder is left. What stood before was reminded 26 hours before its end.
ALTER TABLE payment_authorization ADD COLUMN remind_at INTEGER;
UPDATE payment_authorization SET remind_at = ends_at - 93600000
  WHERE state = 'standing' AND order_id IS NOT NULL AND reminded_at IS NULL;
ALTER TABLE payment_authorization DROP COLUMN reminded_at;
CREATE INDEX payment_authorization_to_remind ON payment_authorization (remind_at) WHERE remind_at IS NOT NULL;
