-- What stands for money that was charged is made of no test (decision 0155), and of no authorised order before its
-- charge (decision 0152).

CREATE TRIGGER order_receipt_refuses_tests BEFORE INSERT ON order_receipt
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'a test has no receipt');
END;
CREATE TRIGGER return_request_refuses_tests BEFORE INSERT ON return_request
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'a test is not returned');
END;
CREATE TRIGGER file_download_refuses_tests BEFORE INSERT ON file_download
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_test = 1) BEGIN
  SELECT RAISE(ABORT, 'a test hands over no file');
END;
CREATE TRIGGER order_receipt_waits_for_capture BEFORE INSERT ON order_receipt
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_authorized = 1) BEGIN
  SELECT RAISE(ABORT, 'an authorised order has no receipt before its charge');
END;
CREATE TRIGGER invoice_waits_for_capture BEFORE INSERT ON invoice
WHEN EXISTS (SELECT 1 FROM purchase_order WHERE id = NEW.order_id AND is_authorized = 1) BEGIN
  SELECT RAISE(ABORT, 'an authorised order has no invoice before its charge');
END;
