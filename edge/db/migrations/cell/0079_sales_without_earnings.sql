-- The sales by which a seller earned nothing, the latest first.
CREATE INDEX line_terms_by_seller ON line_terms (seller, order_id)
  WHERE reason IN ('own_purchase', 'own_goods', 'no_rates');
