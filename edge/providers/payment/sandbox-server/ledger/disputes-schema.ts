/** Disputes of charges, each with the evidence that was sent against it, once. */
export const DISPUTES_SCHEMA = `
CREATE TABLE IF NOT EXISTS disputes (
  charge_id TEXT PRIMARY KEY REFERENCES charges (id),
  opened_at INTEGER NOT NULL,
  ends TEXT CHECK (ends IN ('lost', 'won')),
  ends_at INTEGER,
  evidence TEXT,
  CHECK ((ends IS NULL) = (ends_at IS NULL))
);
`;
