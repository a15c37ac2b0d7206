-- Lines of settlements that a person has settled, since no payment matched them.

-- When a person closed a line that stays without a match; null for all others.
ALTER TABLE settlement_line ADD COLUMN closed_at INTEGER;
DROP INDEX settlement_line_open;
CREATE INDEX settlement_line_open ON settlement_line (settlement_id)
  WHERE problem IS NOT NULL AND closed_at IS NULL;
CREATE TRIGGER settlement_line_closed BEFORE UPDATE ON settlement_line WHEN OLD.closed_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a line that was closed stays so');
END;

-- Each decision of a person about a line, with its reason.
CREATE TABLE settlement_hand (
  settlement_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  -- `loss`: of no payment, its net is posted to the network's loss; `payment`: it was matched with the payment.
  way TEXT NOT NULL CHECK (way IN ('loss', 'payment')),
  payment_id TEXT REFERENCES payment (id),
  reason TEXT NOT NULL CHECK (length(reason) > 0),
  -- The account in DIRECTORY.
  decided_by TEXT NOT NULL,
  decided_at INTEGER NOT NULL,
  CHECK ((way = 'payment') = (payment_id IS NOT NULL)),
  PRIMARY KEY (settlement_id, position),
  FOREIGN KEY (settlement_id, position) REFERENCES settlement_line (settlement_id, position)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER settlement_hand_keeps BEFORE UPDATE ON settlement_hand BEGIN
  SELECT RAISE(ABORT, 'a decision about a line stays as it was made');
END;
CREATE TRIGGER settlement_hand_stays BEFORE DELETE ON settlement_hand BEGIN
  SELECT RAISE(ABORT, 'a decision about a line stays');
END;
INSERT INTO network_rows VALUES ('settlement_hand', 'by_path', 'settlement_id', 'settlement', 'id');
