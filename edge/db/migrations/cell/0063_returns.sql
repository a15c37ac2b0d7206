-- What buyers ask to return of a delivered order.
CREATE TABLE return_request (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  supplier_id TEXT NOT NULL REFERENCES store (id),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  -- One of the reasons of shared/rules/returns.ts, and the buyer's words beside it.
  reason TEXT NOT NULL,
  detail TEXT NOT NULL,
  -- The account in DIRECTORY that asked; null for a guest.
  account_id TEXT,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER,
  closed_by TEXT CHECK (closed_by IN ('customer', 'seller')),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((state = 'closed') = (closed_by IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX return_request_open ON return_request (order_id) WHERE state = 'open';
CREATE INDEX return_request_by_order ON return_request (order_id, opened_at);
CREATE INDEX return_request_by_supplier ON return_request (supplier_id, opened_at);
CREATE INDEX return_request_by_state ON return_request (supplier_id, state, opened_at);

-- The units of each line that a return names; a line by its position in the order.
CREATE TABLE return_line (
  return_id TEXT NOT NULL REFERENCES return_request (id),
  line INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (return_id, line)
) STRICT, WITHOUT ROWID;

-- What buyer and seller write to each other about a return. Rows are added, never changed.
CREATE TABLE return_comment (
  n INTEGER PRIMARY KEY,
  return_id TEXT NOT NULL REFERENCES return_request (id),
  actor TEXT NOT NULL CHECK (actor IN ('customer', 'seller')),
  account_id TEXT,
  body TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
CREATE INDEX return_comment_by_return ON return_comment (return_id, n);

INSERT INTO network_rows VALUES
  ('return_request', 'by_path', 'order_id', 'purchase_order', 'id'),
  ('return_line', 'by_path', 'return_id', 'return_request', 'id'),
  ('return_comment', 'by_path', 'return_id', 'return_request', 'id');
