/**
 * Cards that are kept under an id: each of a token, until one is kept for a customer; then for good. A card and a
 * customer are one for each idempotency key.
 */
export const METHODS_SCHEMA = `
CREATE TABLE IF NOT EXISTS expiries (
  token TEXT PRIMARY KEY, month INTEGER NOT NULL, year INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS methods (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL,
  brand TEXT NOT NULL, last4 TEXT NOT NULL, bank TEXT, card_type TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  exp_month INTEGER NOT NULL, exp_year INTEGER NOT NULL,
  billing TEXT,
  customer TEXT,
  created INTEGER NOT NULL,
  key TEXT UNIQUE
);
CREATE TABLE IF NOT EXISTS customers (key TEXT PRIMARY KEY, id TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS charge_methods (
  charge_id TEXT PRIMARY KEY,
  method TEXT NOT NULL,
  customer TEXT,
  keeps INTEGER NOT NULL,
  exp_month INTEGER NOT NULL, exp_year INTEGER NOT NULL,
  billing TEXT
);
`;
