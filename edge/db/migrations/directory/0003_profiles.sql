-- Whether somebody wants to see an app's tour.
CREATE TABLE setup_app (
  account_id TEXT NOT NULL REFERENCES account (id),
  app TEXT NOT NULL,
  show_tour INTEGER CHECK (show_tour IN (0, 1)),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, app)
) STRICT, WITHOUT ROWID;

-- An e-mail or phone that an account is to have once it is proved: its proof has the same id.
CREATE TABLE contact_change (
  id TEXT PRIMARY KEY REFERENCES proof (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES account (id),
  type TEXT NOT NULL CHECK (type IN ('phone', 'email')),
  -- Lower case, or E.164, as the account will have it.
  value TEXT NOT NULL,
  -- ISO 3166-1 alpha-2 of a phone.
  country TEXT
) STRICT;
CREATE INDEX contact_change_by_account ON contact_change (account_id);
