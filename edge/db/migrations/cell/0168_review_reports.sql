-- When its store hid a photo of a review by itself; null while shoppers see it with the review.
ALTER TABLE review_photo ADD COLUMN hidden_at INTEGER;

-- Reports of reviews by readers that are signed in, one for each account.
CREATE TABLE review_report (
  review_id TEXT NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  -- The account in DIRECTORY; its store never sees it.
  account_id TEXT NOT NULL,
  -- A reason of shared/rules/reviews.ts for which a store may hide the review.
  reason TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  PRIMARY KEY (review_id, account_id)
) STRICT;

INSERT INTO network_rows VALUES ('review_report', 'by_path', 'review_id', 'review', 'id');

-- How many reports there are, and how many of them the store has looked at and set aside.
ALTER TABLE review ADD COLUMN reports INTEGER NOT NULL DEFAULT 0;
ALTER TABLE review ADD COLUMN reports_settled INTEGER NOT NULL DEFAULT 0;
-- Those that wait for the store; a hidden review has none.
ALTER TABLE review ADD COLUMN reports_open INTEGER
  GENERATED ALWAYS AS (iif(hidden_for IS NULL, max(reports - reports_settled, 0), 0)) VIRTUAL;

CREATE TRIGGER review_reported AFTER INSERT ON review_report
BEGIN
  UPDATE review SET reports = reports + 1 WHERE id = NEW.review_id;
END;

DROP INDEX review_by_store;
CREATE INDEX review_by_store ON review (store_id, reports_open, created_at, id);
