-- What was given back of sold orders, in the reports' rows of the orders' own days.
ALTER TABLE report_row ADD COLUMN refunds INTEGER NOT NULL DEFAULT 0;
ALTER TABLE report_row ADD COLUMN refunded INTEGER NOT NULL DEFAULT 0;

CREATE VIEW refund_count AS SELECT '' AS order_id, 0 AS refunds, 0 AS refunded WHERE false;
CREATE TRIGGER refund_count_adds INSTEAD OF INSERT ON refund_count BEGIN
  INSERT INTO report_row (store_id, kind, currency, grain, at, way, key, refunds, refunded)
    SELECT w.store_id, 'total', w.currency, 'day', w.day, w.way, '', NEW.refunds, NEW.refunded
    FROM order_way w WHERE w.order_id = NEW.order_id
    ON CONFLICT DO UPDATE SET refunds = refunds + excluded.refunds, refunded = refunded + excluded.refunded;
END;
CREATE TRIGGER refund_begins AFTER INSERT ON refund
WHEN NEW.order_id IS NOT NULL AND NEW.state IN ('success', 'ok') BEGIN
  INSERT INTO refund_count (order_id, refunds, refunded) VALUES (NEW.order_id, 1, NEW.amount);
END;
CREATE TRIGGER refund_goes_on AFTER UPDATE OF state ON refund
WHEN NEW.order_id IS NOT NULL
  AND (NEW.state IN ('success', 'ok')) <> (OLD.state IN ('success', 'ok')) BEGIN
  INSERT INTO refund_count (order_id, refunds, refunded)
    VALUES (NEW.order_id, (NEW.state IN ('success', 'ok')) - (OLD.state IN ('success', 'ok')),
      NEW.amount * ((NEW.state IN ('success', 'ok')) - (OLD.state IN ('success', 'ok'))));
END;

INSERT INTO refund_count (order_id, refunds, refunded)
  SELECT order_id, 1, amount FROM refund WHERE order_id IS NOT NULL AND state IN ('success', 'ok');
