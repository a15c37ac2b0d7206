-- The conversations in which an account has written for a store: an account that is erased leaves no name there.
CREATE TABLE conversation_writer (
  writer_id TEXT NOT NULL,
  conversation_id TEXT NOT NULL,
  PRIMARY KEY (writer_id, conversation_id)
) STRICT, WITHOUT ROWID;

-- An owner who gives the root store away advises nobody any more, unless they stay among its staff.
CREATE TRIGGER owner_ends_advisor AFTER UPDATE OF owner_id ON store
  WHEN old.owner_id IS NOT new.owner_id
    AND NOT EXISTS (SELECT 1 FROM staff WHERE store_id = old.id AND account_id = old.owner_id)
BEGIN
  DELETE FROM advised WHERE root_id = old.id AND advisor_id = old.owner_id;
  DELETE FROM advisor WHERE root_id = old.id AND account_id = old.owner_id;
END;

-- A member of the staff who has become the owner keeps the role when the row of the staff goes.
DROP TRIGGER staff_ends_advisor;
CREATE TRIGGER staff_ends_advisor AFTER DELETE ON staff
  WHEN NOT EXISTS (SELECT 1 FROM store WHERE id = old.store_id AND owner_id = old.account_id)
BEGIN
  DELETE FROM advised WHERE root_id = old.store_id AND advisor_id = old.account_id;
  DELETE FROM advisor WHERE root_id = old.store_id AND account_id = old.account_id;
END;
