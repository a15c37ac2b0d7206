-- An account holds a contact once its person has proved it, and not before. What they only said stands
-- apart, where it resolves to nobody, keeps nobody from signing up and is written to by nobody.
CREATE TABLE contact_claim (
  account_id TEXT NOT NULL REFERENCES account (id),
  type TEXT NOT NULL CHECK (type IN ('phone', 'email')),
  -- Lower case, or E.164.
  value TEXT NOT NULL,
  -- ISO 3166-1 alpha-2 of a phone.
  country TEXT,
  -- 1 where its account was made without a PIN: its person signs in by it and their password until
  -- somebody proves it.
  opens INTEGER NOT NULL DEFAULT 0 CHECK (opens IN (0, 1)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, type)
) STRICT, WITHOUT ROWID;
CREATE INDEX contact_claim_by_value ON contact_claim (type, value);
CREATE UNIQUE INDEX contact_claim_that_opens ON contact_claim (type, value) WHERE opens = 1;

INSERT INTO contact_claim (account_id, type, value, opens, created_at)
  SELECT id, 'email', email, phone_verified_at IS NULL, created_at FROM account
  WHERE email IS NOT NULL AND email_verified_at IS NULL;
INSERT INTO contact_claim (account_id, type, value, country, opens, created_at)
  SELECT id, 'phone', phone, country, email_verified_at IS NULL, created_at FROM account
  WHERE phone IS NOT NULL AND phone_verified_at IS NULL;

-- A username that is such a contact would keep its owner from theirs.
UPDATE account SET username = 'u' || lower(hex(randomblob(10)))
  WHERE (email_verified_at IS NULL AND username = email)
    OR (phone_verified_at IS NULL AND '+' || username = phone);
UPDATE account SET email = NULL WHERE email_verified_at IS NULL;
UPDATE account SET phone = NULL, country = NULL WHERE phone_verified_at IS NULL;
-- A reset that went to one of them opens nothing any more.
DELETE FROM proof WHERE id IN
  (SELECT r.id FROM password_reset r JOIN contact_claim c ON c.account_id = r.account_id);

CREATE TRIGGER account_made_with_proven_contacts BEFORE INSERT ON account
WHEN (NEW.email IS NOT NULL AND NEW.email_verified_at IS NULL)
  OR (NEW.phone IS NOT NULL AND NEW.phone_verified_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'unproven contact');
END;
CREATE TRIGGER account_keeps_proven_contacts
BEFORE UPDATE OF email, email_verified_at, phone, phone_verified_at ON account
WHEN (NEW.email IS NOT NULL AND NEW.email_verified_at IS NULL)
  OR (NEW.phone IS NOT NULL AND NEW.phone_verified_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'unproven contact');
END;
