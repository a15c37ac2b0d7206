-- A look that a store's owners prepare, and shoppers do not see before it is published.
CREATE TABLE look_draft (
  store_id TEXT PRIMARY KEY REFERENCES store (id),
  -- JSON: the settings of the look (shared/contracts/look-draft.ts).
  look TEXT NOT NULL,
  -- The end of its preview's address: whoever has it sees the preview. A new one with each first draft.
  preview TEXT NOT NULL,
  -- When it is published by itself; null where its owners do that.
  publish_at INTEGER,
  -- The account that saved it last: a planned publication stands under it in the history.
  account_id TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX look_draft_by_time ON look_draft (publish_at) WHERE publish_at IS NOT NULL;

INSERT INTO network_rows VALUES ('look_draft', 'by_path', 'store_id', 'store', 'id');
