import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';
import { assertSession } from '../../session/index.ts';
import type { Identity } from '../../unit-of-work/scope.ts';

/** How long a pass opens its store. */
export const PASS_LIFE_MS = 60_000;
/** How long a page's pass can be asked for; a used one is remembered as long, so that it stays used. */
export const PASS_KEPT_MS = 24 * 60 * 60_000;
/** Passes of one account in the time that they are kept. */
const PASSES_MAX = 200;

type PassRow = DirectoryTables['store_pass'];

/** A pass as its owner's press makes it. */
export type NewPass = Omit<PassRow, 'epoch' | 'browser' | 'confirmed_at' | 'used_at'>;

/** A pass that a browser has brought to its store, with the proof that its session rests on. */
export interface HeldPass extends Pick<PassRow, 'id' | 'account_id' | 'epoch' | 'next'> {
  method: DirectoryTables['session']['method'];
  proved_at: number;
}

/** Makes a pass; aborts where its session has ended, or the pass was made before. */
export function insertPass(pass: NewPass): Statement[] {
  const { account_id: accountId, session_id: sessionId } = pass;
  return [
    assertSession({ accountId, sessionId }),
    assertThat(
      sql`(SELECT count(*) FROM store_pass WHERE account_id = ${accountId}
        AND created_at > ${pass.created_at - PASS_KEPT_MS}) < ${PASSES_MAX}`,
      sql`EXISTS (SELECT 1 FROM store WHERE id = ${pass.store_id} AND owner_id = ${accountId})`,
    ),
    sql`INSERT INTO store_pass (id, account_id, epoch, session_id, store_id, target, back, next,
        created_at, expires_at)
      SELECT ${pass.id}, id, epoch, ${sessionId}, ${pass.store_id}, ${pass.target}, ${pass.back},
        ${pass.next}, ${pass.created_at}, ${pass.expires_at}
      FROM account WHERE id = ${accountId}`,
  ];
}

/** The store's host that a pass is for, as it asks. */
type At = Pick<PassRow, 'store_id' | 'target'>;

/** Binds a pass to the browser that brought it; aborts at another host, after its end, and the second time. */
export function bindPass(
  { id, browser, store_id, target }: Pick<PassRow, 'id'> & { browser: string } & At,
  now: number,
): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM store_pass WHERE id = ${id} AND store_id = ${store_id}
      AND target = ${target} AND browser IS NULL AND expires_at > ${now})`),
    sql`UPDATE store_pass SET browser = ${browser} WHERE id = ${id}`,
  ];
}

/** Where a pass that is bound to a browser leads back to. */
export function findBack(id: string): Statement<Pick<PassRow, 'back'>> {
  return sql<Pick<PassRow, 'back'>>`SELECT back FROM store_pass WHERE id = ${id}`;
}

/** Where a pass of a session leads on to, by the browser that brought it to its store. */
export function findTarget(
  browser: string,
  { accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>,
): Statement<Pick<PassRow, 'target'>> {
  return sql<Pick<PassRow, 'target'>>`SELECT target FROM store_pass
    WHERE browser = ${browser} AND account_id = ${accountId} AND session_id = ${sessionId}`;
}

/**
 * Says that the browser of a session is the one that brought the pass: it knows what the store's host
 * told that browser alone. Aborts for another session, and the second time.
 */
export function confirmPass(
  browser: string,
  { accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>,
  now: number,
): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM store_pass WHERE browser = ${browser}
      AND account_id = ${accountId} AND session_id = ${sessionId} AND confirmed_at IS NULL
      AND expires_at > ${now})`),
    sql`UPDATE store_pass SET confirmed_at = ${now} WHERE browser = ${browser}`,
  ];
}

/** The pass that a browser brought to a store, while the session that asked for it lasts. */
export function findHeld(browser: string, { store_id, target }: At): Statement<HeldPass> {
  return sql<HeldPass>`SELECT p.id, p.account_id, p.epoch, p.next, s.method,
      coalesce(s.proved_at, s.created_at) AS proved_at
    FROM store_pass p JOIN session s ON s.id = p.session_id AND s.account_id = p.account_id
    WHERE p.browser = ${browser} AND p.store_id = ${store_id} AND p.target = ${target}`;
}

/** Uses a pass up; aborts before it is confirmed, after its end, the second time, and for a store that is another's now. */
export function usePass(id: string, now: number): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM store_pass p
      JOIN session s ON s.id = p.session_id AND s.account_id = p.account_id
      JOIN store o ON o.id = p.store_id AND o.owner_id = p.account_id
      WHERE p.id = ${id} AND p.confirmed_at IS NOT NULL AND p.used_at IS NULL
        AND p.expires_at > ${now})`),
    sql`UPDATE store_pass SET used_at = ${now} WHERE id = ${id}`,
  ];
}

/** Deletes passes that ended before a time. */
export function deletePassesBefore(time: number): Statement {
  return sql`DELETE FROM store_pass WHERE expires_at < ${time}`;
}
