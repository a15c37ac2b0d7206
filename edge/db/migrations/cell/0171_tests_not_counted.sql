-- What counts purchases, and what follows from a paid one, leaves tests out.

-- The reports' rows are made of this view alone.
DROP VIEW order_way;
CREATE VIEW order_way AS
  SELECT o.id AS order_id, o.store_id AS store_id, iif(o.store_id = o.supplier_id, 'own', 'resold') AS way,
      o.currency AS currency, o.sold_day AS day,
      12 * CAST(strftime('%Y', o.sold_day * 86400, 'unixepoch') AS INTEGER)
        + CAST(strftime('%m', o.sold_day * 86400, 'unixepoch') AS INTEGER) - 1 AS month,
      json_array(o.attribution ->> 'referral', o.attribution ->> 'campaign', NULL) AS source
    FROM purchase_order o WHERE o.is_test = 0
  UNION ALL
  SELECT o.id, o.supplier_id, 'supplied', o.currency, o.supplied_day,
      12 * CAST(strftime('%Y', o.supplied_day * 86400, 'unixepoch') AS INTEGER)
        + CAST(strftime('%m', o.supplied_day * 86400, 'unixepoch') AS INTEGER) - 1,
      json_array(NULL, NULL, o.store_id)
    FROM purchase_order o WHERE o.supplier_id <> o.store_id AND o.is_test = 0;

DROP TRIGGER cart_fills;
CREATE TRIGGER cart_fills AFTER INSERT ON cart
WHEN NEW.lines <> '[]' AND (SELECT test_mode FROM store WHERE id = NEW.store_id) = 0 BEGIN
  INSERT INTO cart_reach (store_id, cart_id, at, step) VALUES (NEW.store_id, NEW.id, NEW.updated_at, 1);
END;
DROP TRIGGER cart_changes;
CREATE TRIGGER cart_changes AFTER UPDATE OF lines ON cart
WHEN NEW.lines <> '[]' AND NEW.lines <> OLD.lines
  AND (SELECT test_mode FROM store WHERE id = NEW.store_id) = 0 BEGIN
  INSERT INTO cart_reach (store_id, cart_id, at, step) VALUES (NEW.store_id, NEW.id, NEW.updated_at, 1);
END;

DROP TRIGGER checkout_begins;
CREATE TRIGGER checkout_begins AFTER INSERT ON checkout WHEN NEW.is_test = 0 BEGIN
  INSERT INTO cart_reach (store_id, cart_id, at, step)
    VALUES (NEW.store_id, NEW.cart_id, NEW.created_at, 2);
END;

DROP TRIGGER order_begins;
CREATE TRIGGER order_begins AFTER INSERT ON purchase_order BEGIN
  UPDATE purchase_order SET was_sold = max(was_sold, NEW.phase IN ('open', 'delivered')),
    sold_day = coalesce(sold_day, (SELECT (NEW.created_at + z.ahead) / 86400000
      FROM store s JOIN zone_offset z ON z.country = iif(s.country IN ('AR', 'US'), s.country, 'MX')
      WHERE s.id = NEW.store_id AND z.since <= NEW.created_at ORDER BY z.since DESC LIMIT 1)),
    supplied_day = coalesce(supplied_day, (SELECT (NEW.created_at + z.ahead) / 86400000
      FROM store s JOIN zone_offset z ON z.country = iif(s.country IN ('AR', 'US'), s.country, 'MX')
      WHERE s.id = NEW.supplier_id AND z.since <= NEW.created_at ORDER BY z.since DESC LIMIT 1))
    WHERE id = NEW.id;
  INSERT INTO order_count (order_id, orders, amount, shipping, canceled, canceled_amount)
    SELECT o.id, o.phase <> 'canceled', o.total * (o.phase <> 'canceled'),
      o.shipping_total * (o.phase <> 'canceled'), o.phase = 'canceled', o.total * (o.phase = 'canceled')
    FROM purchase_order o WHERE o.id = NEW.id AND o.was_sold = 1;
  INSERT INTO cart_reach (store_id, cart_id, day, step)
    SELECT o.store_id, c.cart_id, o.sold_day, iif(o.was_sold, 4, 3)
    FROM purchase_order o JOIN checkout c ON c.id = o.checkout_id
    WHERE o.id = NEW.id AND o.is_test = 0;
END;

DROP TRIGGER order_goes_on;
CREATE TRIGGER order_goes_on AFTER UPDATE OF state, total, shipping_total ON purchase_order
WHEN (OLD.phase IN ('open', 'delivered')) <> (NEW.phase IN ('open', 'delivered'))
  OR (NEW.phase IN ('open', 'delivered')
    AND (OLD.total <> NEW.total OR OLD.shipping_total <> NEW.shipping_total)) BEGIN
  UPDATE purchase_order SET was_sold = NEW.phase <> 'unpaid' WHERE id = NEW.id;
  INSERT INTO order_count (order_id, orders, amount, shipping, canceled, canceled_amount)
    VALUES (NEW.id,
      (NEW.phase IN ('open', 'delivered')) - (OLD.phase IN ('open', 'delivered')),
      NEW.total * (NEW.phase IN ('open', 'delivered')) - OLD.total * (OLD.phase IN ('open', 'delivered')),
      NEW.shipping_total * (NEW.phase IN ('open', 'delivered'))
        - OLD.shipping_total * (OLD.phase IN ('open', 'delivered')),
      (NEW.phase = 'canceled') - (OLD.phase = 'canceled' AND OLD.was_sold),
      NEW.total * (NEW.phase = 'canceled') - OLD.total * (OLD.phase = 'canceled' AND OLD.was_sold));
  INSERT INTO line_count (order_id, position, times)
    SELECT NEW.id, NULL, (NEW.phase IN ('open', 'delivered')) - (OLD.phase IN ('open', 'delivered'))
    WHERE (OLD.phase IN ('open', 'delivered')) <> (NEW.phase IN ('open', 'delivered'));
  INSERT INTO cart_reach (store_id, cart_id, day, step)
    SELECT NEW.store_id, c.cart_id, NEW.sold_day, 4 FROM checkout c
    WHERE c.id = NEW.checkout_id AND NEW.phase IN ('open', 'delivered') AND NEW.is_test = 0;
END;

DROP TRIGGER order_line_sells;
CREATE TRIGGER order_line_sells AFTER INSERT ON order_line
BEGIN
  UPDATE listing SET sold = sold + NEW.amount
  WHERE item_id = NEW.item_id
    AND store_id = (SELECT store_id FROM purchase_order WHERE id = NEW.order_id AND is_test = 0);
END;

-- A test opens no door, hands no file over, and asks for no invoice.
DROP TRIGGER tickets_of_paid_order;
CREATE TRIGGER tickets_of_paid_order AFTER UPDATE OF state, is_authorized ON purchase_order
WHEN NEW.is_paid = 1 AND OLD.is_paid = 0 AND NEW.is_test = 0
BEGIN
  INSERT INTO ticket
      (id, store_id, item_id, sku_id, order_id, position, full_name, phone, name_key, code, created_at)
    SELECT 'tk_' || lower(hex(randomblob(10))), NEW.supplier_id, l.item_id, a.sku_id, NEW.id,
      a.position, a.full_name, a.phone, a.name_key, lower(hex(randomblob(6))), NEW.updated_at
    FROM attendee a JOIN order_line l ON l.order_id = a.order_id AND l.sku_id = a.sku_id
    WHERE a.order_id = NEW.id
    ON CONFLICT (order_id, position) DO NOTHING;
END;
DROP TRIGGER ticket_of_new_attendee;
CREATE TRIGGER ticket_of_new_attendee AFTER INSERT ON attendee
WHEN (SELECT is_paid FROM purchase_order WHERE id = NEW.order_id AND is_test = 0) = 1
BEGIN
  INSERT INTO ticket
      (id, store_id, item_id, sku_id, order_id, position, full_name, phone, name_key, code, created_at)
    SELECT 'tk_' || lower(hex(randomblob(10))), p.supplier_id, l.item_id, NEW.sku_id, p.id,
      NEW.position, NEW.full_name, NEW.phone, NEW.name_key, lower(hex(randomblob(6))), p.created_at
    FROM purchase_order p JOIN order_line l ON l.order_id = p.id AND l.sku_id = NEW.sku_id
    WHERE p.id = NEW.order_id
    ON CONFLICT (order_id, position) DO NOTHING;
END;

DROP TRIGGER files_due_are_told;
CREATE TRIGGER files_due_are_told INSTEAD OF INSERT ON files_due BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || substr(o.id, 4), o.store_id, 'mail.files', json_object('order', o.id), NEW.at, NEW.at,
      NEW.at + 86400000
    FROM purchase_order o
    WHERE o.id = NEW.order_id AND o.is_paid = 1 AND o.is_test = 0
      AND EXISTS (SELECT 1 FROM order_line l JOIN item_file f ON f.item_id = l.item_id
        WHERE l.order_id = o.id AND f.removed_at IS NULL)
    ON CONFLICT (id) DO NOTHING;
END;

DROP TRIGGER invoice_due_is_asked;
CREATE TRIGGER invoice_due_is_asked INSTEAD OF INSERT ON invoice_due BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || lower(hex(randomblob(13))), o.store_id, 'invoice.due',
      json_object('order', o.id), NEW.at, NEW.at, NEW.at + 86400000
    FROM purchase_order o JOIN order_billing b ON b.order_id = o.id
    JOIN store_billing s ON s.store_id = o.supplier_id AND s.issues_alone = 1
    WHERE o.id = NEW.order_id AND o.is_paid = 1 AND o.is_test = 0
      AND NOT EXISTS (SELECT 1 FROM invoice WHERE order_id = o.id AND kind = 'invoice');
END;

-- No conversation is told of it.
DROP TRIGGER order_is_noticed;
CREATE TRIGGER order_is_noticed AFTER UPDATE OF state ON purchase_order
WHEN NEW.state <> OLD.state AND NEW.state <> 'awaiting_payment' AND NEW.account_id IS NOT NULL
  AND NEW.is_test = 0 BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    VALUES ('ms_' || lower(hex(randomblob(13))), NEW.store_id, 'talk.order',
      json_object('order', NEW.id, 'state', NEW.state, 'at', NEW.updated_at), NEW.updated_at,
      NEW.updated_at, NEW.updated_at + 86400000);
END;
