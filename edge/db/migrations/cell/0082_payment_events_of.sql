-- The payment that a provider's event was about, so that the payment's time line can tell of it. Events of
-- before have none.
ALTER TABLE payment_event ADD COLUMN payment_id TEXT;
CREATE INDEX payment_event_of ON payment_event (payment_id, received_at)
  WHERE payment_id IS NOT NULL;
