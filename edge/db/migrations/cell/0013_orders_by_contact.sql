-- A store's orders of one e-mail: a person takes them along with the rest of their data.
CREATE INDEX purchase_order_by_email
  ON purchase_order (store_id, lower(contact ->> 'email'), created_at);
