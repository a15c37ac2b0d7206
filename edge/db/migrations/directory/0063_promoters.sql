-- Who brought whom: each account with the one that it named as it registered, in the network where it did so.
CREATE TABLE promoter (
  -- In the order in which accounts were made.
  n INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL UNIQUE REFERENCES account (id),
  -- The root store of its network.
  network_id TEXT NOT NULL,
  -- Null for one that nobody brought.
  sponsor_id TEXT,
  joined_at INTEGER NOT NULL,
  -- Since when its present sponsor is that: as it joined, or as it was changed.
  since INTEGER NOT NULL,
  -- Its sponsor's path with eight hexadecimal digits of `n`: what is below an account is one range of the index.
  path TEXT NOT NULL UNIQUE,
  depth INTEGER NOT NULL,
  -- How many accounts of its network it is the sponsor of. Triggers keep it.
  promoted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX promoter_by_sponsor ON promoter (sponsor_id, network_id, n);

-- Sponsors that an account had before: the tree of an earlier day is drawn from these.
CREATE TABLE former_sponsor (
  account_id TEXT NOT NULL REFERENCES account (id),
  network_id TEXT NOT NULL,
  sponsor_id TEXT,
  since INTEGER NOT NULL,
  ended_at INTEGER NOT NULL,
  -- Why it was changed, and the account that did it.
  reason TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  PRIMARY KEY (account_id, ended_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_sponsor_by_sponsor ON former_sponsor (sponsor_id, network_id, since);

CREATE TRIGGER promoter_of_account AFTER INSERT ON account
BEGIN
  INSERT INTO promoter (n, account_id, network_id, sponsor_id, joined_at, since, path, depth)
  SELECT m.n, NEW.id, coalesce((SELECT coalesce(root_id, id) FROM store WHERE id = NEW.store_id), NEW.store_id),
      p.account_id, NEW.created_at, NEW.created_at, coalesce(p.path, '') || printf('%08x', m.n),
      coalesce(p.depth + 1, 0)
    FROM (SELECT coalesce(max(n), 0) + 1 AS n FROM promoter) m
    LEFT JOIN promoter p ON p.account_id = NEW.referral;
END;
CREATE TRIGGER promoter_counts AFTER INSERT ON promoter WHEN NEW.sponsor_id IS NOT NULL
BEGIN
  UPDATE promoter SET promoted = promoted + 1
    WHERE account_id = NEW.sponsor_id AND network_id = NEW.network_id;
END;
CREATE TRIGGER promoter_counts_anew AFTER UPDATE OF sponsor_id ON promoter WHEN OLD.sponsor_id IS NOT NEW.sponsor_id
BEGIN
  UPDATE promoter SET promoted = promoted - 1
    WHERE account_id = OLD.sponsor_id AND network_id = NEW.network_id;
  UPDATE promoter SET promoted = promoted + 1
    WHERE account_id = NEW.sponsor_id AND network_id = NEW.network_id;
END;

-- Accounts that stand already, each after its sponsor. One whose sponsors lead back to itself has none.
INSERT INTO promoter (n, account_id, network_id, sponsor_id, joined_at, since, path, depth)
WITH RECURSIVE numbered AS (
    SELECT row_number() OVER (ORDER BY a.created_at, a.id) AS n, a.id, a.created_at,
      coalesce((SELECT coalesce(root_id, id) FROM store WHERE id = a.store_id), a.store_id) AS network_id,
      (SELECT b.id FROM account b WHERE b.id = a.referral AND (b.created_at, b.id) < (a.created_at, a.id))
        AS sponsor_id
    FROM account a
  ),
  placed AS (
    SELECT n, id, network_id, sponsor_id, created_at, printf('%08x', n) AS path, 0 AS depth
      FROM numbered WHERE sponsor_id IS NULL
    UNION ALL
    SELECT c.n, c.id, c.network_id, c.sponsor_id, c.created_at, p.path || printf('%08x', c.n), p.depth + 1
      FROM placed p JOIN numbered c ON c.sponsor_id = p.id
  )
SELECT n, id, network_id, sponsor_id, created_at, created_at, path, depth FROM placed ORDER BY n;
