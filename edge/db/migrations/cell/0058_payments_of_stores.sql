-- The payments that a store takes, the latest first; and the wallets of a store among a network's accounts.
CREATE INDEX payment_by_store ON payment (store_id, created_at);
CREATE INDEX payment_by_store_and_state ON payment (store_id, state, created_at);
CREATE INDEX ledger_account_by_name ON ledger_account (name, network_id);
