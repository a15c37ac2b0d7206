-- The messages of one conversation, in its own object.
CREATE TABLE conversation (
  id TEXT NOT NULL PRIMARY KEY,
  -- Grows with each change that lists show: of two rows about one mailbox the higher is the newer.
  version INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

-- The two parties: `ac_…` or `st_…`.
CREATE TABLE party (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  -- The store where it was last written in for this party, and its address: mails and alerts lead there.
  store_id TEXT NOT NULL,
  store_name TEXT NOT NULL,
  address TEXT NOT NULL,
  -- The newest message that it may see.
  last_seq INTEGER NOT NULL DEFAULT 0,
  -- The newest message that it has opened.
  read_seq INTEGER NOT NULL DEFAULT 0,
  -- Messages of the other party after that.
  pending INTEGER NOT NULL DEFAULT 0,
  -- Set while it takes no messages of the other.
  blocked_at INTEGER,
  -- Set while its rows in DIRECTORY are not told: then version is newer than they are.
  tell_at INTEGER,
  -- When it is written a mail about what it has not opened.
  mail_at INTEGER,
  -- The newest message that a mail or an alert has told of: no second one until it has opened that.
  told_seq INTEGER NOT NULL DEFAULT 0,
  -- Set once its account is erased.
  erased_at INTEGER
) STRICT;

CREATE TABLE message (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  -- The party, and the account that wrote for it.
  party_id TEXT NOT NULL REFERENCES party (id),
  author_id TEXT NOT NULL,
  author_name TEXT NOT NULL,
  -- The writer's own key, under which a repeat is found.
  sent_key TEXT NOT NULL,
  sent_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Without accents and case, for searches.
  folded TEXT NOT NULL,
  -- JSON: the links of its tags.
  tags TEXT NOT NULL,
  -- The one party that may see it; null for both.
  only_for TEXT REFERENCES party (id),
  created_at INTEGER NOT NULL,
  UNIQUE (author_id, sent_key)
) STRICT;
CREATE INDEX message_by_author ON message (author_id, created_at);
