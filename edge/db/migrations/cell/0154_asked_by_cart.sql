-- Parts of one cart that are ordered apart ask for one account.
CREATE INDEX checkout_asked_by_cart ON checkout (cart_id) WHERE account_asked IS NOT NULL;
