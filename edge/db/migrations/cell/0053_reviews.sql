-- Reviews of items by the buyers of delivered orders.
CREATE TABLE review (
  id TEXT PRIMARY KEY,
  -- The store that owns the item: it answers and moderates.
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL,
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  -- The buyer's name as shoppers see it.
  author TEXT NOT NULL,
  qualification INTEGER NOT NULL CHECK (qualification BETWEEN 1 AND 5),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- When its author changed it; null before.
  changed_at INTEGER,
  -- The reason of shared/rules/reviews.ts for which shoppers do not see it.
  hidden_for TEXT,
  answer TEXT,
  answered_at INTEGER,
  -- Grows with each change, so that a change made to an older state is refused.
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (order_id, item_id)
) STRICT;
CREATE INDEX review_shown ON review (item_id, created_at, id) WHERE hidden_for IS NULL;
CREATE INDEX review_shown_by_stars ON review (item_id, qualification, created_at, id)
  WHERE hidden_for IS NULL;
CREATE INDEX review_by_store ON review (store_id, created_at, id);
CREATE INDEX review_by_stars ON review (store_id, qualification, created_at, id);
CREATE INDEX review_unanswered ON review (store_id, created_at, id)
  WHERE hidden_for IS NULL AND answer IS NULL;
CREATE INDEX review_hidden ON review (store_id, created_at, id) WHERE hidden_for IS NOT NULL;

INSERT INTO network_rows VALUES ('review', 'by_path', 'store_id', 'store', 'id');

-- How many reviews that shoppers see an item has with each qualification. Triggers keep them, in the
-- batch that changes the review, so that no page counts.
ALTER TABLE item ADD COLUMN stars_1 INTEGER NOT NULL DEFAULT 0;
ALTER TABLE item ADD COLUMN stars_2 INTEGER NOT NULL DEFAULT 0;
ALTER TABLE item ADD COLUMN stars_3 INTEGER NOT NULL DEFAULT 0;
ALTER TABLE item ADD COLUMN stars_4 INTEGER NOT NULL DEFAULT 0;
ALTER TABLE item ADD COLUMN stars_5 INTEGER NOT NULL DEFAULT 0;
ALTER TABLE item ADD COLUMN rated INTEGER
  GENERATED ALWAYS AS (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) VIRTUAL;
ALTER TABLE item ADD COLUMN rating_sum INTEGER
  GENERATED ALWAYS AS (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) VIRTUAL;

CREATE TRIGGER review_counts AFTER INSERT ON review WHEN NEW.hidden_for IS NULL
BEGIN
  UPDATE item SET stars_1 = stars_1 + (NEW.qualification = 1),
      stars_2 = stars_2 + (NEW.qualification = 2), stars_3 = stars_3 + (NEW.qualification = 3),
      stars_4 = stars_4 + (NEW.qualification = 4), stars_5 = stars_5 + (NEW.qualification = 5)
    WHERE id = NEW.item_id;
END;

CREATE TRIGGER review_counts_anew AFTER UPDATE OF qualification, hidden_for ON review
BEGIN
  UPDATE item SET
      stars_1 = stars_1 + (NEW.hidden_for IS NULL AND NEW.qualification = 1)
        - (OLD.hidden_for IS NULL AND OLD.qualification = 1),
      stars_2 = stars_2 + (NEW.hidden_for IS NULL AND NEW.qualification = 2)
        - (OLD.hidden_for IS NULL AND OLD.qualification = 2),
      stars_3 = stars_3 + (NEW.hidden_for IS NULL AND NEW.qualification = 3)
        - (OLD.hidden_for IS NULL AND OLD.qualification = 3),
      stars_4 = stars_4 + (NEW.hidden_for IS NULL AND NEW.qualification = 4)
        - (OLD.hidden_for IS NULL AND OLD.qualification = 4),
      stars_5 = stars_5 + (NEW.hidden_for IS NULL AND NEW.qualification = 5)
        - (OLD.hidden_for IS NULL AND OLD.qualification = 5)
    WHERE id = NEW.item_id;
END;

CREATE TRIGGER review_counts_no_more AFTER DELETE ON review WHEN OLD.hidden_for IS NULL
BEGIN
  UPDATE item SET stars_1 = stars_1 - (OLD.qualification = 1),
      stars_2 = stars_2 - (OLD.qualification = 2), stars_3 = stars_3 - (OLD.qualification = 3),
      stars_4 = stars_4 - (OLD.qualification = 4), stars_5 = stars_5 - (OLD.qualification = 5)
    WHERE id = OLD.item_id;
END;

-- When the buyer of an order was asked to review it. Orders that were delivered before are not asked.
ALTER TABLE purchase_order ADD COLUMN review_asked_at INTEGER;
UPDATE purchase_order SET review_asked_at = received_at WHERE received_at IS NOT NULL;
CREATE INDEX purchase_order_to_ask ON purchase_order (received_at)
  WHERE received_at IS NOT NULL AND review_asked_at IS NULL;
