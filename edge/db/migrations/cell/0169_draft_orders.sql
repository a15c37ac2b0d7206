-- Orders that a seller prepares for a customer, who pays them by a link. None of them holds stock.
CREATE TABLE draft_order (
  id TEXT PRIMARY KEY,
  -- The store that sells its own goods by it.
  store_id TEXT NOT NULL REFERENCES store (id),
  -- The last part of the link's address.
  slug TEXT NOT NULL UNIQUE,
  -- JSON: what is sold, with the seller's price of each; see shared/contracts/draft-orders.ts.
  lines TEXT NOT NULL,
  currency TEXT NOT NULL,
  items_total INTEGER NOT NULL,
  shipping_total INTEGER NOT NULL,
  -- A delivery of shared/rules/checkout-totals.ts; null where nothing is carried.
  delivery_type TEXT,
  -- JSON, as an order has them; the address is null where nothing is brought.
  contact TEXT NOT NULL,
  address TEXT,
  note TEXT,
  -- The account that prepared it.
  account_id TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  -- The end of the link.
  ends_at INTEGER NOT NULL,
  taken_back_at INTEGER,
  -- When a purchase that began by the link was paid.
  paid_at INTEGER,
  -- The purchase that began last by the link.
  checkout_id TEXT,
  -- The address of the store where it was prepared, and the language of its mail.
  address_of_store TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Grows with each change, so that a change made to an older state is refused.
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX draft_order_by_store ON draft_order (store_id, made_at, id);
CREATE INDEX draft_order_unpaid ON draft_order (store_id, ends_at, id)
  WHERE paid_at IS NULL AND taken_back_at IS NULL;
CREATE INDEX draft_order_paid ON draft_order (store_id, paid_at, id) WHERE paid_at IS NOT NULL;
CREATE INDEX draft_order_taken_back ON draft_order (store_id, taken_back_at, id)
  WHERE taken_back_at IS NOT NULL AND paid_at IS NULL;

INSERT INTO network_rows VALUES ('draft_order', 'by_path', 'store_id', 'store', 'id');

-- The draft that a purchase began by. A number that is paid late finds its draft, too.
ALTER TABLE checkout ADD COLUMN draft_id TEXT;

CREATE TRIGGER draft_order_is_paid AFTER UPDATE OF state ON checkout
WHEN NEW.state = 'placed' AND NEW.draft_id IS NOT NULL
BEGIN
  UPDATE draft_order SET checkout_id = NEW.id,
      paid_at = coalesce(paid_at, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    WHERE id = NEW.draft_id;
END;
