-- Whether an account still has a card of a provider's customer: the last one to go takes the customer along.
CREATE INDEX saved_card_by_customer ON saved_card (customer) WHERE account_id IS NOT NULL;
