import type { SessionView } from '../../../shared/contracts/sign-in.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { beginEpoch } from '../../session/index.ts';
import type { Identity } from '../../unit-of-work/scope.ts';

interface SessionRow extends Pick<
  DirectoryTables['session'],
  'id' | 'host' | 'device' | 'created_at' | 'seen_at'
> {
  method: SessionView['method'];
}

/** Sessions of one account that are listed at most; more than a person looks through. */
const SHOWN = 100;

export function listSessions(accountId: string, now: number): Statement<SessionRow> {
  return sql<SessionRow>`SELECT id, host, device, method, created_at, seen_at FROM session
    WHERE account_id = ${accountId} AND expires_at > ${now} ORDER BY seen_at DESC LIMIT ${SHOWN}`;
}

/** Reads whether a session of an account still exists. */
export function findSession({
  accountId,
  sessionId,
}: Pick<Identity, 'accountId' | 'sessionId'>): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM session
    WHERE id = ${sessionId} AND account_id = ${accountId}`;
}

/** A session row as its account sees it. */
export function toSession(row: SessionRow, current: string): SessionView {
  return {
    id: row.id,
    host: row.host,
    device: row.device,
    method: row.method,
    created_at: new Date(row.created_at).toISOString(),
    seen_at: new Date(row.seen_at).toISOString(),
    is_current: row.id === current,
  };
}

/** Records that the person of a session has proved their identity once more. */
export function noteProof(id: string, now: number): Statement {
  return sql`UPDATE session SET proved_at = ${now} WHERE id = ${id}`;
}

/** Ends one of an account's sessions; a second call changes nothing more. */
export function endSession(accountId: string, id: string): Statement {
  return sql`DELETE FROM session WHERE id = ${id} AND account_id = ${accountId}`;
}

/** Ends all sessions of an account but one, and every sign-in that waits for its second factor. */
export function endOtherSessions(accountId: string, kept: string): Statement[] {
  return [
    beginEpoch(accountId),
    sql`DELETE FROM session WHERE account_id = ${accountId} AND id <> ${kept}`,
  ];
}

/** Deletes sessions that are over, a bounded number at a time. */
export function deleteSessionsBefore(now: number): Statement {
  return sql`DELETE FROM session WHERE token_hash IN
    (SELECT token_hash FROM session WHERE expires_at <= ${now} LIMIT 1000)`;
}
