-- A link by which somebody else pays a purchase: one for each checkout, until its end.
CREATE TABLE payment_link (
  public_slug TEXT PRIMARY KEY,
  checkout_id TEXT NOT NULL UNIQUE REFERENCES checkout (id),
  store_id TEXT NOT NULL REFERENCES store (id),
  ends_at INTEGER NOT NULL,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES ('payment_link', 'by_path', 'checkout_id', 'checkout', 'id');
