-- What the cron looks for among all payments that were ever approved.
CREATE INDEX payment_to_give_back ON payment (state, updated_at)
  WHERE state = 'approved' AND refund_reason IS NOT NULL;
