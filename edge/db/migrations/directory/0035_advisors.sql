-- Accounts that help the resellers of a network; its root store gives the role.
CREATE TABLE advisor (
  root_id TEXT NOT NULL REFERENCES store (id),
  account_id TEXT NOT NULL REFERENCES account (id),
  -- Where resellers reach them, as the store says: the account's own contacts are not told.
  email TEXT,
  phone TEXT,
  whatsapp TEXT,
  -- JSON: when they answer (shared/rules/advisor.ts), in the zone of the store.
  hours TEXT NOT NULL,
  zone TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (root_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX advisor_by_account ON advisor (account_id);

-- The advisor of each reseller in a network; it stays the same until the role is taken back.
CREATE TABLE advised (
  root_id TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES account (id),
  advisor_id TEXT NOT NULL REFERENCES account (id),
  since INTEGER NOT NULL,
  PRIMARY KEY (root_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX advised_by_account ON advised (account_id);
CREATE INDEX advised_by_advisor ON advised (root_id, advisor_id);
CREATE INDEX advised_by_advisor_account ON advised (advisor_id);

-- Who leaves the root store's staff advises nobody any more.
CREATE TRIGGER staff_ends_advisor AFTER DELETE ON staff BEGIN
  DELETE FROM advised WHERE root_id = old.store_id AND advisor_id = old.account_id;
  DELETE FROM advisor WHERE root_id = old.store_id AND account_id = old.account_id;
END;
