-- Which accounts at providers are asked for their payout reports, and what the last answer was.
CREATE TABLE settlement_source (
  -- The store that reads the reports.
  store_id TEXT NOT NULL REFERENCES store (id),
  provider TEXT NOT NULL,
  -- The account at the provider: the store's id, or `platform`.
  account TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  -- The failure's code; null where the provider answered, and its reports were taken.
  fault TEXT,
  -- The day of the latest report that was taken; reports of before are asked for no more.
  read_until TEXT,
  PRIMARY KEY (store_id, provider, account)
) STRICT, WITHOUT ROWID;
INSERT INTO network_rows VALUES ('settlement_source', 'by_path', 'store_id', 'store', 'id');

-- A lost dispute counts in the reports as given back, on the day of its order; one that is won later does not.
CREATE TRIGGER dispute_counts AFTER UPDATE OF state ON dispute
WHEN (NEW.state = 'lost') <> (OLD.state = 'lost') BEGIN
  INSERT INTO refund_count (order_id, refunds, refunded)
    SELECT order_id, iif(NEW.state = 'lost', 1, -1), iif(NEW.state = 'lost', amount, -amount)
    FROM dispute_part WHERE dispute_id = NEW.id;
END;
INSERT INTO refund_count (order_id, refunds, refunded)
  SELECT t.order_id, 1, t.amount FROM dispute_part t JOIN dispute d ON d.id = t.dispute_id
  WHERE d.state = 'lost';
