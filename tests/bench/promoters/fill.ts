/** Many promoters of one network, written straight into the directory while no server runs on it. */
import type { DatabaseSync } from 'node:sqlite';

/** Accounts of the chain below the one that looks. */
export const CHAIN = 1_000;

/**
 * Adds promoters below an account: a chain of a thousand, and all others below its links in turn. The directory's own
 * trigger places each.
 * @param top id of the account
 */
export function fillPromoters(
  database: DatabaseSync,
  { top, store, count, now }: { top: string; store: string; count: number; now: number },
): void {
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
  database.exec('BEGIN');
  const insert =
    database.prepare(`INSERT INTO account (id, username, full_name, locale, store_id, referral,
      created_at, updated_at)
    VALUES (?, ?, ?, 'es', ?, ?, ?, ?)`);
  const idOf = (n: number) => (n === 0 ? top : `ac_bench${String(n).padStart(21, '0')}`);
  for (let n = 1; n <= count; n += 1) {
    // The last link of the chain is the deepest; the others hang below its links, most below the first ones.
    const above = n <= Math.min(CHAIN, count / 2) ? n - 1 : n % 40;
    insert.run(idOf(n), `bench.${n}`, `Promotora ${n}`, store, idOf(above), now + n, now + n);
  }
  database.exec('COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)');
}
