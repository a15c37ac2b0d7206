-- 1: all suppliers of a cart are one purchase with one payment. 0: each supplier's part is bought alone.
ALTER TABLE store ADD COLUMN master_checkout INTEGER NOT NULL DEFAULT 1 CHECK (master_checkout IN (0, 1));

-- The pages of the store that a provider's page leads back to, as paths below the store's base; null for the
-- checkout's own.
ALTER TABLE payment ADD COLUMN return_path TEXT;
ALTER TABLE payment ADD COLUMN cancel_path TEXT;
