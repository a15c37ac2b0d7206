-- Ways to pay have the codes of the spec. What says `card` was taken by the platform's one provider of
-- cards, whose code is `str_card`: the payments and events name it, as do the orders, the stores, the
-- checkouts that froze their ways to pay, and the history of stores.
UPDATE payment SET provider = 'str_card' WHERE provider = 'sandbox';
UPDATE payment_event SET provider = 'str_card' WHERE provider = 'sandbox';
UPDATE purchase_order SET payment_type = 'str_card' WHERE payment_type = 'card';

UPDATE store SET payment_types = replace(payment_types, '"card"', '"str_card"')
  WHERE payment_types LIKE '%"card"%';

-- A text within JSON escapes its quotes, so the pattern matches the list alone.
UPDATE checkout SET parts = replace(replace(parts,
    '"enabled_payment_types":["card"', '"enabled_payment_types":["str_card"'),
    '"enabled_payment_types":["cash","card"', '"enabled_payment_types":["cash","str_card"')
  WHERE parts LIKE '%_payment_types":[%"card"%';

DROP TRIGGER store_edit_stays;
UPDATE store_edit SET
    before = replace(replace(before, '"payment_types":["card"', '"payment_types":["str_card"'),
      '"payment_types":["cash","card"', '"payment_types":["cash","str_card"'),
    after = replace(replace(after, '"payment_types":["card"', '"payment_types":["str_card"'),
      '"payment_types":["cash","card"', '"payment_types":["cash","str_card"')
  WHERE before LIKE '%"payment_types":[%"card"%' OR after LIKE '%"payment_types":[%"card"%';
CREATE TRIGGER store_edit_stays BEFORE UPDATE ON store_edit
BEGIN
  SELECT raise(ABORT, 'an entry of the history does not change');
END;
