import type { SqlStorage } from '@cloudflare/workers-types';

/** When what is authorised ends by itself, one row a payment, for the books that keep their payments as JSON. */
export const ENDS_SCHEMA = `
CREATE TABLE IF NOT EXISTS ends (id TEXT PRIMARY KEY, ends_at INTEGER NOT NULL);
`;

/** Notes the end of a payment's authorisation, milliseconds UTC; undefined where none stands any more. */
export function noteEnd(sql: SqlStorage, id: string, endsAt: number | undefined): void {
  if (endsAt === undefined) sql.exec('DELETE FROM ends WHERE id = ?', id);
  else sql.exec('INSERT OR REPLACE INTO ends (id, ends_at) VALUES (?, ?)', id, endsAt);
}

/** The payments whose authorisations have ended by now. */
export function ended(sql: SqlStorage, now: number): string[] {
  const due = sql.exec<{ id: string }>('SELECT id FROM ends WHERE ends_at <= ? LIMIT 50', now);
  return due.toArray().map(({ id }) => id);
}
