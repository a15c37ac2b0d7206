import type { SqlStorage } from '@cloudflare/workers-types';

/** The answer to a call, kept as text, so that a repeat gets the same bytes. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** An `Idempotency-Key` with the digest of its request. */
export interface IdempotentCall {
  readonly key: string;
  readonly fingerprint: string;
}

const KEPT_MS = 24 * 3_600_000;

/** Makes an answer of a wire object. */
export function answer(status: number, body: unknown): Answer {
  return { status, body: JSON.stringify(body) };
}

/** Makes an answer of a refusal. */
export function refusal(status: number, code: string, message: string, param?: string): Answer {
  return answer(status, { error: { code, message, ...(param !== undefined && { param }) } });
}

/**
 * The answer to a repeated call; undefined when the call is new, `running` while it has none yet.
 */
export function repeatedAnswer(
  sql: SqlStorage,
  call: IdempotentCall,
): Answer | 'running' | undefined {
  const [row] = sql
    .exec<{
      fingerprint: string;
      status: number | null;
      body: string | null;
    }>('SELECT fingerprint, status, body FROM answers WHERE key = ?', call.key)
    .toArray();
  if (!row) return undefined;
  if (row.fingerprint !== call.fingerprint) {
    return refusal(
      409,
      'idempotency_conflict',
      'This Idempotency-Key was used for another request.',
    );
  }
  if (row.status === null || row.body === null) return 'running';
  return { status: row.status, body: row.body };
}

/** The answer to a call while the first call under its key is still at work. */
export const IN_PROGRESS = refusal(
  409,
  'idempotency_in_progress',
  'The first request with this key is still running.',
);

/** Stores a call, with its answer unless the call is still at work. */
export function rememberAnswer(
  sql: SqlStorage,
  call: IdempotentCall,
  given: Answer | undefined,
  now: number,
): void {
  sql.exec('DELETE FROM answers WHERE created < ?', now - KEPT_MS);
  sql.exec(
    'INSERT INTO answers (key, fingerprint, status, body, created) VALUES (?, ?, ?, ?, ?)',
    call.key,
    call.fingerprint,
    given?.status ?? null,
    given?.body ?? null,
    now,
  );
}

/** Sets the answer of a call that was stored without one; the first answer stays. */
export function completeAnswer(sql: SqlStorage, key: string, given: Answer): void {
  sql.exec(
    'UPDATE answers SET status = ?, body = ? WHERE key = ? AND status IS NULL',
    given.status,
    given.body,
    key,
  );
}
