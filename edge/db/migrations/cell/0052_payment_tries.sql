-- The tries of a payment: by which way, and whose account. A payment whose buyer chose another way goes on
-- with that one's, and money that an earlier try takes late is given back by the earlier one's.
CREATE TABLE payment_try (
  payment_id TEXT NOT NULL REFERENCES payment (id),
  n INTEGER NOT NULL,
  provider TEXT NOT NULL,
  account TEXT NOT NULL,
  begun_at INTEGER NOT NULL,
  -- The provider's id, of a try that was given up: some providers find nothing by a reference of ours.
  charge_id TEXT,
  -- How long the provider is asked about a try that was given up, since its page may still be open
  -- somewhere; null where nothing is waited for.
  watched_until INTEGER,
  asked_at INTEGER,
  PRIMARY KEY (payment_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_try_watched ON payment_try (asked_at) WHERE watched_until IS NOT NULL;
INSERT INTO network_rows VALUES ('payment_try', 'by_path', 'payment_id', 'payment', 'id');

INSERT INTO payment_try (payment_id, n, provider, account, begun_at)
  SELECT id, tries, provider, account, updated_at FROM payment WHERE tries > 0;
