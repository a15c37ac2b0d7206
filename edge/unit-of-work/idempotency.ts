import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { Database } from '../db/database.ts';
import { insertRows, sql as cellSql, type Statement as CellStatement } from '../db/cell-sql.ts';
import { sql, type Statement } from '../db/common-sql.ts';
import { assertThat } from '../db/sql.ts';
import type { CellTables } from '../db/cell-tables.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { RequestScope } from './scope.ts';
import type { EditRow } from './store-edit.ts';

/** The form of an `Idempotency-Key`. */
export const IDEMPOTENCY_KEY = /^[\w.:-]{8,128}$/;

/** How long a first answer is given again. */
export const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** A mutation's key with the request that it was first used for. */
export interface IdempotentCall {
  readonly call: string;
  readonly key: string;
  readonly requestHash: string;
}

/** A first answer, kept. */
export interface Remembered {
  readonly status: number;
  readonly answer: string;
}

/** The row of a key: its answer, or the mark of an answer that is older than a day. */
export interface Recalled {
  readonly remembered: Remembered | undefined;
  readonly isExpired: boolean;
}

type Row = Pick<CellTables['idempotency'], 'request_hash' | 'status' | 'answer' | 'created_at'>;

/**
 * Reads the `Idempotency-Key` header of a call: undefined without one, a failure for a malformed
 * one.
 */
export async function readKey(
  header: string | undefined,
  call: string,
  request: string,
): Promise<Result<IdempotentCall | undefined, Failure>> {
  if (header === undefined || header === '') return ok(undefined);
  if (!IDEMPOTENCY_KEY.test(header))
    return fail({ code: 'invalid_idempotency_key', field: 'Idempotency-Key' });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request));
  return ok({
    call,
    key: header,
    requestHash: btoa(String.fromCharCode(...new Uint8Array(digest))),
  });
}

/**
 * The answer that this key got within the last 24 hours. The same key with another request fails.
 */
export async function recall(
  scope: RequestScope,
  call: IdempotentCall,
  database: Database<DatabaseKind>,
): Promise<Result<Recalled, Failure>> {
  const { storeId } = scope.tenant;
  // Entries of the history, which keep keys too, are in the store's cell alone.
  const row =
    database === scope.cell
      ? await scope.cell.first(findInCell(storeId, call))
      : await database.first(sql<Row>`SELECT request_hash, status, answer, created_at FROM idempotency
          WHERE store_id = ${storeId} AND call = ${call.call} AND key = ${call.key}`);
  if (!row) return ok({ remembered: undefined, isExpired: false });
  if (row.created_at <= scope.ports.clock.now() - REMEMBERED_MS) {
    return ok({ remembered: undefined, isExpired: true });
  }
  if (row.request_hash !== call.requestHash) {
    return fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' });
  }
  return ok({ remembered: { status: row.status, answer: row.answer }, isExpired: false });
}

/** A key's row, or the newest entry that keeps it: that of a change whose answer is empty. */
function findInCell(storeId: string, { call, key }: IdempotentCall): CellStatement<Row> {
  return cellSql<Row>`SELECT request_hash, status, answer, created_at FROM idempotency
      WHERE store_id = ${storeId} AND call = ${call} AND key = ${key}
    UNION ALL SELECT request_hash, 200, '{}', made_at FROM store_edit
      WHERE store_id = ${storeId} AND call = ${call} AND key = ${key}
    ORDER BY created_at DESC LIMIT 1`;
}

/**
 * The entry of a change whose answer is empty, with the key of the call that makes it, so that the key
 * needs no row of its own (decision 0135). A second writer with the same key aborts.
 */
export function rememberInEntry(
  { tenant, ports }: Pick<RequestScope, 'tenant' | 'ports'>,
  entry: EditRow,
  kept: IdempotentCall | undefined,
): CellStatement[] {
  if (!kept) return insertRows('store_edit', [entry]);
  const { call, key, requestHash } = kept;
  return [
    assertThat(cellSql`NOT EXISTS (SELECT 1 FROM store_edit WHERE store_id = ${tenant.storeId}
      AND call = ${call} AND key = ${key} AND made_at > ${ports.clock.now() - REMEMBERED_MS})`),
    ...insertRows('store_edit', [{ ...entry, call, key, request_hash: requestHash }]),
  ];
}

/**
 * Keeps the answer, in the same batch as its change: a second writer with the same key aborts on
 * the primary key. An entry older than a day is deleted first.
 */
export function remember(
  scope: RequestScope,
  call: IdempotentCall,
  kept: Remembered,
  { isExpired }: Pick<Recalled, 'isExpired'>,
): Statement[] {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  return [
    ...(isExpired ? [forgetOld(scope, call)] : []),
    sql`INSERT INTO idempotency (store_id, call, key, request_hash, status, answer, created_at)
      VALUES (${storeId}, ${call.call}, ${call.key}, ${call.requestHash}, ${kept.status}, ${kept.answer}, ${now})`,
  ];
}

/** Deletes the answer of a key that was given more than a day ago: the key is free again. */
export function forgetOld(
  { tenant, ports }: Pick<RequestScope, 'tenant' | 'ports'>,
  { call, key }: Pick<IdempotentCall, 'call' | 'key'>,
): Statement {
  return sql`DELETE FROM idempotency WHERE store_id = ${tenant.storeId} AND call = ${call}
    AND key = ${key} AND created_at <= ${ports.clock.now() - REMEMBERED_MS}`;
}

/** Deletes answers that were given before an instant, a few at a time. */
export function deleteRemembered(before: number): Statement {
  return sql`DELETE FROM idempotency WHERE (store_id, call, key) IN
    (SELECT store_id, call, key FROM idempotency WHERE created_at <= ${before} LIMIT 1000)`;
}
