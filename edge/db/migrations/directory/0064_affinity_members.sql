-- Accounts in an affinity group: the affinity store of a network, which accounts ask to join.
CREATE TABLE affinity_member (
  account_id TEXT NOT NULL REFERENCES account (id),
  -- The affinity store.
  group_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'accepted', 'rejected', 'left')),
  -- When it last asked to join.
  asked_at INTEGER NOT NULL,
  -- When the state came about.
  state_at INTEGER NOT NULL,
  -- What the group said as it rejected the account.
  rejection TEXT,
  PRIMARY KEY (account_id, group_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX affinity_member_by_group ON affinity_member (group_id, state, state_at, account_id);

-- A registration asks with its `auto_affinity`.
CREATE TRIGGER affinity_asked AFTER INSERT ON account WHEN NEW.affinity_id IS NOT NULL
BEGIN
  INSERT INTO affinity_member (account_id, group_id, state, asked_at, state_at)
  VALUES (NEW.id, NEW.affinity_id, 'asked', NEW.created_at, NEW.created_at);
END;
INSERT INTO affinity_member (account_id, group_id, state, asked_at, state_at)
  SELECT id, affinity_id, 'asked', created_at, created_at FROM account
  WHERE affinity_id IS NOT NULL AND erased_at IS NULL;
