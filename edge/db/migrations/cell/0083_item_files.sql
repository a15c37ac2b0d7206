-- Files of digital items, handed over by orders that are paid.
CREATE TABLE item_file (
  id TEXT PRIMARY KEY,
  -- The item's owner, whose bucket's folder holds the bytes.
  store_id TEXT NOT NULL REFERENCES store (id),
  item_id TEXT NOT NULL REFERENCES item (id),
  -- As a download is named; its end fits its type.
  name TEXT NOT NULL,
  -- What its bytes say that it is.
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  created_at INTEGER NOT NULL,
  -- When its owner took it away; orders from before that are still handed it.
  removed_at INTEGER
) STRICT;
CREATE INDEX item_file_by_item ON item_file (item_id, created_at);

-- How often an order's buyer has begun to download a file.
CREATE TABLE file_download (
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  file_id TEXT NOT NULL REFERENCES item_file (id),
  times INTEGER NOT NULL CHECK (times > 0),
  last_at INTEGER NOT NULL,
  PRIMARY KEY (order_id, file_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX file_download_by_file ON file_download (file_id);

INSERT INTO network_rows VALUES
  ('item_file', 'by_path', 'store_id', 'store', 'id'),
  ('file_download', 'by_path', 'order_id', 'purchase_order', 'id');

-- Whatever pays an order with files asks for the mail that hands them over, once, in the same batch.
CREATE VIEW files_due AS SELECT '' AS order_id, 0 AS at WHERE false;
CREATE TRIGGER files_due_are_told INSTEAD OF INSERT ON files_due BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || substr(o.id, 4), o.store_id, 'mail.files', json_object('order', o.id), NEW.at, NEW.at,
      NEW.at + 86400000
    FROM purchase_order o
    WHERE o.id = NEW.order_id AND o.is_paid = 1
      AND EXISTS (SELECT 1 FROM order_line l JOIN item_file f ON f.item_id = l.item_id
        WHERE l.order_id = o.id AND f.removed_at IS NULL)
    ON CONFLICT (id) DO NOTHING;
END;
CREATE TRIGGER files_of_paid_order AFTER UPDATE OF state ON purchase_order
WHEN NEW.is_paid = 1 AND OLD.is_paid = 0 BEGIN
  INSERT INTO files_due (order_id, at) VALUES (NEW.id, NEW.updated_at);
END;
-- An order with nothing to pay is paid before its lines are written.
CREATE TRIGGER files_of_free_order AFTER INSERT ON order_line BEGIN
  INSERT INTO files_due (order_id, at)
    SELECT id, created_at FROM purchase_order WHERE id = NEW.order_id AND is_paid = 1;
END;
