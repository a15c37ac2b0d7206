import type { Failure } from '../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import { sql, type Statement } from '../db/cell-sql.ts';
import { forgetOld, type IdempotentCall } from './idempotency.ts';
import type { RequestScope } from './scope.ts';

/** A call on its way into the batch, by its key and a mark of its own. */
export interface Asking extends Pick<IdempotentCall, 'call' | 'key'> {
  readonly storeId: string;
  readonly mark: string;
}

/** True in the first call of its key, where alone anything may be written. */
export function isFirstCall({ storeId, call, key, mark }: Asking): Statement {
  return sql`EXISTS (SELECT 1 FROM idempotency WHERE store_id = ${storeId} AND call = ${call}
    AND key = ${key} AND answer ->> 'asked' = ${mark})`;
}

/** A mutation of one row, which the database decides by itself. */
export interface AtOnce {
  /** One row: JSON of the facts before the writes. Where it gives none, nothing is written. */
  readonly facts: Statement<{ facts: string }>;
  /** What is written. Each statement says itself which rows may change, and holds `isFirstCall`. */
  readonly writes: (asking: Asking) => readonly Statement[];
}

interface Kept {
  readonly asked: string;
  readonly facts: unknown;
}

/**
 * Reads, writes and keeps the answer of a key in one round trip (decision 0120). What it keeps are the
 * facts that it read: whoever makes the answer from them and from the call alone gives a repeat the
 * first answer.
 * @returns the facts as JSON has them; undefined where there were none
 */
export async function commitAtOnce(
  scope: RequestScope,
  asked: IdempotentCall | undefined,
  { facts, writes }: AtOnce,
): Promise<Result<unknown, Failure>> {
  const { cell, tenant, ports } = scope;
  const now = ports.clock.now();
  const mark = crypto.randomUUID();
  const call = asked ?? { call: 'at-once', key: mark, requestHash: '' };
  const { storeId } = tenant;
  const written = await cell.writeThenRead(
    [
      forgetOld(scope, call),
      sql`INSERT INTO idempotency (store_id, call, key, request_hash, status, answer, created_at)
        SELECT ${storeId}, ${call.call}, ${call.key}, ${call.requestHash}, 200,
          json_object('asked', ${mark}, 'facts', json(f.facts)), ${now}
        FROM (SELECT (${facts}) AS facts) f WHERE f.facts IS NOT NULL ON CONFLICT DO NOTHING`,
      ...writes({ storeId, call: call.call, key: call.key, mark }),
    ],
    sql<{ request_hash: string; answer: string }>`SELECT request_hash, answer FROM idempotency
      WHERE store_id = ${storeId} AND call = ${call.call} AND key = ${call.key}`,
  );
  if (!written.ok) return fail({ code: 'idempotency_in_progress' });
  const [kept] = written.rows;
  if (kept && kept.request_hash !== call.requestHash) {
    return fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' });
  }
  return ok(kept && (JSON.parse(kept.answer) as Kept).facts);
}
