-- Whatever moves an account's order asks, in the same batch, for the notice in the conversation about it.
-- An order that awaits its payment once more has not reached a stage.
CREATE TRIGGER order_is_noticed AFTER UPDATE OF state ON purchase_order
WHEN NEW.state <> OLD.state AND NEW.state <> 'awaiting_payment' AND NEW.account_id IS NOT NULL BEGIN
  INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    VALUES ('ms_' || lower(hex(randomblob(13))), NEW.store_id, 'talk.order',
      json_object('order', NEW.id, 'state', NEW.state, 'at', NEW.updated_at), NEW.updated_at,
      NEW.updated_at, NEW.updated_at + 86400000);
END;
