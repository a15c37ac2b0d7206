-- What a store's staff reads beside a conversation: the orders and the messages of one account.
CREATE INDEX purchase_order_by_customer ON purchase_order (supplier_id, account_id, created_at)
  WHERE account_id IS NOT NULL;
CREATE INDEX contact_entry_by_user ON contact_entry (store_id, user, created_at)
  WHERE user IS NOT NULL;
