import type { JobState } from '../../shared/contracts/jobs.ts';
import { sql, type Statement } from '../db/cell-sql.ts';
import type { CellTables } from '../db/cell-tables.ts';
import { assertThat, raw } from '../db/sql.ts';
import type { Piece } from './kind.ts';

export type JobRow = CellTables['job'];

const COLUMNS =
  raw(`id, store_id, asked_by, kind, input, state, ends_as, cancel_asked, step, cursor, done, total,
    result, error, attempts, lease, next_at, created_at, ended_at, turned_by, forgotten_at`);

const UNDER_WAY = raw(`state IN ('waiting', 'running', 'undoing')`);

/** Inserts a job, in the batch of the change that it belongs to. */
export function insertJob(
  job: { id: string; storeId: string; askedBy: string; kind: string; input: unknown },
  now: number,
): Statement {
  return sql`INSERT INTO job (id, store_id, asked_by, kind, input, next_at, created_at)
    VALUES (${job.id}, ${job.storeId}, ${job.askedBy}, ${job.kind}, ${JSON.stringify(job.input)},
      ${now}, ${now})`;
}

/** A job by its id alone, for the runner. */
export function findAnyJob(id: string): Statement<JobRow> {
  return sql<JobRow>`SELECT ${COLUMNS} FROM job WHERE id = ${id}`;
}

/** A job of a store. */
export function findJob(storeId: string, id: string): Statement<JobRow> {
  return sql<JobRow>`SELECT ${COLUMNS} FROM job WHERE store_id = ${storeId} AND id = ${id}`;
}

/** A store's jobs of some kinds, the latest first. */
export function listJobs(
  storeId: string,
  kinds: readonly string[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<JobRow> {
  return sql<JobRow>`SELECT ${COLUMNS} FROM job
    WHERE store_id = ${storeId} AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))
    ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${offset}`;
}

export function countJobs(storeId: string, kinds: readonly string[]): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM job
    WHERE store_id = ${storeId} AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))`;
}

/** Takes a job whose time has come; aborts where another worker was first. */
export function claimJob(id: string, lease: string, now: number, until: number): Statement[] {
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM job WHERE id = ${id} AND ${UNDER_WAY} AND next_at <= ${now})`,
    ),
    sql`UPDATE job SET lease = ${lease}, next_at = ${until},
        state = CASE state WHEN 'waiting' THEN 'running' ELSE state END
      WHERE id = ${id}`,
  ];
}

/**
 * Aborts the batch unless this worker still holds the job, and neither cancel nor undo was asked
 * for.
 */
function isHeld({ id, state, step, cancel_asked: asked }: JobRow, lease: string): Statement {
  return assertThat(sql`EXISTS (SELECT 1 FROM job WHERE id = ${id} AND lease = ${lease}
    AND state = ${state} AND step = ${step} AND cancel_asked = ${asked})`);
}

/** A piece's statements with the job's progress. */
export function commitPiece(
  row: JobRow,
  lease: string,
  piece: Piece,
  at: { readonly step: number; readonly until: number },
): Statement[] {
  const cursor = piece.next === null ? null : JSON.stringify(piece.next);
  const done = row.state === 'running' ? (piece.done ?? 0) : 0;
  return [
    isHeld(row, lease),
    ...piece.statements,
    sql`UPDATE job SET step = ${at.step}, cursor = ${cursor}, done = done + ${done},
        total = coalesce(${piece.total}, total),
        result = coalesce(${piece.result === undefined ? null : JSON.stringify(piece.result)}, result),
        attempts = 0, next_at = ${at.until}
      WHERE id = ${row.id}`,
  ];
}

/** Gives the job back for another worker, or for later. */
export function releaseJob(
  row: JobRow,
  lease: string,
  next: { readonly at: number; readonly attempts: number; readonly error: string | null },
): Statement[] {
  return [
    sql`UPDATE job SET lease = NULL, next_at = ${next.at}, attempts = ${next.attempts},
        error = coalesce(${next.error}, error)
      WHERE id = ${row.id} AND lease = ${lease}`,
  ];
}

/** Turns a job round: its steps are undone, from the present one back to the first. */
export function turnRound(
  row: JobRow,
  lease: string,
  endsAs: 'failed' | 'canceled',
  error: string | null,
): Statement[] {
  return [
    isHeld(row, lease),
    sql`UPDATE job SET state = 'undoing', ends_as = ${endsAs}, cursor = NULL, attempts = 0,
        error = coalesce(${error}, error), result = NULL
      WHERE id = ${row.id}`,
  ];
}

/** Ends a job. */
export function endJob(
  row: JobRow,
  lease: string,
  state: Extract<JobState, 'done' | 'failed' | 'canceled' | 'undone'>,
  now: number,
): Statement[] {
  return [
    isHeld(row, lease),
    sql`UPDATE job SET state = ${state}, lease = NULL, cursor = NULL, ended_at = ${now}
      WHERE id = ${row.id}`,
  ];
}

/** An account asks for a job to be cancelled; a job that is over stays as it is. */
export function askCancel(row: JobRow, accountId: string): Statement[] {
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM job WHERE id = ${row.id} AND state IN ('waiting', 'running'))`,
    ),
    sql`UPDATE job SET cancel_asked = 1, turned_by = coalesce(turned_by, ${accountId})
      WHERE id = ${row.id}`,
  ];
}

/** An account asks for a finished job to be undone; aborts where that was asked before. */
export function askUndo(
  row: JobRow,
  accountId: string,
  lastStep: number,
  now: number,
): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM job WHERE id = ${row.id} AND state = 'done')`),
    sql`UPDATE job SET state = 'undoing', ends_as = 'undone', step = ${lastStep}, cursor = NULL,
        attempts = 0, ended_at = NULL, next_at = ${now}, turned_by = ${accountId}
      WHERE id = ${row.id}`,
  ];
}

/** Jobs that wait although the queue was told of them. */
export function listStalled(before: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM job WHERE ${UNDER_WAY} AND next_at < ${before}
    ORDER BY next_at LIMIT ${limit}`;
}

/** Jobs that ended long ago, and whose data stand outside of the database as well. */
export function listForgettable(
  before: number,
  limit: number,
): Statement<Pick<JobRow, 'id' | 'kind'>> {
  return sql<Pick<JobRow, 'id' | 'kind'>>`SELECT id, kind FROM job
    WHERE ended_at < ${before} AND forgotten_at IS NULL ORDER BY ended_at LIMIT ${limit}`;
}

/** Keeps a job's row without the file that it made. */
export function keepJob(id: string, now: number): Statement {
  return sql`UPDATE job SET forgotten_at = ${now}, result = json_remove(result, '$.file')
    WHERE id = ${id} AND ended_at IS NOT NULL`;
}

export function deleteJob(id: string): Statement {
  return sql`DELETE FROM job WHERE id = ${id} AND ended_at IS NOT NULL`;
}
