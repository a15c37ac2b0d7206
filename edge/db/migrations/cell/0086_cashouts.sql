-- How people and stores draw their money out: bank accounts, cash-outs, the batches that go to a bank, its answers.

-- Where a wallet is paid out to. Its number stands sealed alone; one that was replaced stays for the cash-outs it got.
CREATE TABLE payout_account (
  id TEXT PRIMARY KEY,
  network_id TEXT NOT NULL REFERENCES store (id),
  -- The wallet in the ledger, without its part: person:{account}, store:{id}.
  owner TEXT NOT NULL,
  currency TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('clabe', 'cbu')),
  -- JSON {"number", "holder"} under a key that no database holds.
  sealed TEXT NOT NULL,
  last_four TEXT NOT NULL CHECK (length(last_four) = 4),
  -- A keyed hash of the number: equal for equal numbers, and nobody finds the number by trying.
  print TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- No cash-out goes there before.
  rests_until INTEGER NOT NULL,
  replaced_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX payout_account_current ON payout_account (network_id, owner, currency)
  WHERE replaced_at IS NULL;
CREATE INDEX payout_account_by_print ON payout_account (print, network_id);

-- A file of cash-outs for a bank.
CREATE TABLE payout_batch (
  id TEXT PRIMARY KEY,
  network_id TEXT NOT NULL REFERENCES store (id),
  -- 1, 2, 3 in each network.
  number INTEGER NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('spei', 'cbu', 'pain001')),
  currency TEXT NOT NULL,
  made_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- The bank's file that was read last: JSON {"taken", "known", "differences"}.
  answer TEXT,
  answered_at INTEGER,
  UNIQUE (network_id, number)
) STRICT, WITHOUT ROWID;

-- Money that somebody asked to draw out. It moves in the ledger with each state.
CREATE TABLE cashout (
  id TEXT PRIMARY KEY,
  network_id TEXT NOT NULL REFERENCES store (id),
  owner TEXT NOT NULL,
  currency TEXT NOT NULL,
  -- Minor units.
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- The tax of it, known once it is sent.
  withheld INTEGER NOT NULL DEFAULT 0 CHECK (withheld BETWEEN 0 AND amount),
  account_id TEXT NOT NULL REFERENCES payout_account (id),
  state TEXT NOT NULL CHECK (state IN
    ('requested', 'approved', 'sent', 'paid', 'failed', 'cancelled', 'returned')),
  -- Why it waits for a decision; null for what only waits its turn.
  hold TEXT CHECK (hold IN ('shared_account', 'burst')),
  -- Why it was refused, failed or came back, for its owner to read.
  reason TEXT,
  batch_id TEXT REFERENCES payout_batch (id),
  asked_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((batch_id IS NULL) = (state IN ('requested', 'approved', 'cancelled')))
) STRICT, WITHOUT ROWID;
CREATE INDEX cashout_by_owner ON cashout (network_id, owner, currency, created_at);
CREATE INDEX cashout_by_state ON cashout (network_id, state, created_at);
CREATE INDEX cashout_by_batch ON cashout (batch_id, id) WHERE batch_id IS NOT NULL;

CREATE TRIGGER cashout_keeps BEFORE UPDATE OF network_id, owner, currency, amount, account_id, asked_by, created_at
ON cashout BEGIN
  SELECT RAISE(ABORT, 'a cash-out changes its state alone');
END;
CREATE TRIGGER cashout_stays BEFORE DELETE ON cashout BEGIN
  SELECT RAISE(ABORT, 'a cash-out stays');
END;

-- A bank's answers: it was paid, it failed, or it came back, each once.
CREATE TABLE payout_answer (
  cashout_id TEXT NOT NULL REFERENCES cashout (id),
  state TEXT NOT NULL CHECK (state IN ('paid', 'failed', 'returned')),
  amount INTEGER NOT NULL,
  reason TEXT,
  read_by TEXT NOT NULL,
  read_at INTEGER NOT NULL,
  PRIMARY KEY (cashout_id, state)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER payout_answer_keeps BEFORE UPDATE ON payout_answer BEGIN
  SELECT RAISE(ABORT, 'answers are append-only');
END;
CREATE TRIGGER payout_answer_stays BEFORE DELETE ON payout_answer BEGIN
  SELECT RAISE(ABORT, 'answers are append-only');
END;

-- The tax that is withheld as money is sent; none until a network fills it.
CREATE TABLE payout_tax (
  network_id TEXT NOT NULL REFERENCES store (id),
  kind TEXT NOT NULL CHECK (kind IN ('person', 'store')),
  -- Milliseconds UTC.
  since INTEGER NOT NULL,
  -- Millionths of the amount.
  rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 1000000),
  PRIMARY KEY (network_id, kind, since)
) STRICT, WITHOUT ROWID;

INSERT INTO network_rows VALUES
  ('payout_account', 'by_path', 'network_id', 'store', 'id'),
  ('payout_batch', 'by_path', 'network_id', 'store', 'id'),
  ('cashout', 'by_path', 'network_id', 'store', 'id'),
  ('payout_answer', 'by_path', 'cashout_id', 'cashout', 'id'),
  ('payout_tax', 'by_path', 'network_id', 'store', 'id');
