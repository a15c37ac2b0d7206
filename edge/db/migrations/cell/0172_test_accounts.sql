-- A store's keys at providers for its test mode, beside those of the table `payment_account`: the others take
-- no test, and these take nothing else.
CREATE TABLE payment_test_account (
  store_id TEXT NOT NULL REFERENCES store (id),
  code TEXT NOT NULL,
  -- JSON of the keys, sealed for this store, code and mode: no answer, log or history contains them.
  sealed TEXT NOT NULL,
  -- 0 once the store has taken them back: they still give back what was paid by them.
  is_used INTEGER NOT NULL DEFAULT 1 CHECK (is_used IN (0, 1)),
  -- Grows with each change, so that a change made to older keys is refused.
  version INTEGER NOT NULL DEFAULT 1,
  -- How the provider last answered to these keys, and when.
  test TEXT CHECK (test IN ('passed', 'refused', 'unreachable')),
  tested_at INTEGER,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (store_id, code)
) STRICT, WITHOUT ROWID;
INSERT INTO network_rows VALUES ('payment_test_account', 'by_path', 'store_id', 'store', 'id');
