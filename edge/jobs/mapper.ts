import type { Job } from '../../shared/contracts/jobs.ts';
import type { AnyJobKind } from './kind.ts';
import type { JobRow } from './statements.ts';

type Named = Pick<AnyJobKind, 'name' | 'undoMs'> & {
  readonly steps: readonly { readonly name: string }[];
};

/** A job's `result`, where it made a file. */
export interface FileResult {
  /** Keys in the bucket of exports, in the order in which they make one file. */
  readonly parts: readonly string[];
  readonly name: string;
  readonly type: string;
}

/** A job as its store sees it. */
export function viewOf(row: JobRow, kinds: readonly Named[], now: number): Job {
  const kind = kinds.find(({ name }) => name === row.kind);
  const isOver = row.ended_at !== null;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    step: isOver ? null : (kind?.steps[row.step]?.name ?? null),
    done: row.done,
    total: row.total,
    can_cancel: (row.state === 'waiting' || row.state === 'running') && row.cancel_asked === 0,
    can_undo: row.state === 'done' && kind !== undefined && isUndoable(row, kind, now),
    has_file: row.state === 'done' && fileOf(row) !== undefined,
    counts: countsOf(row),
    created_at: new Date(row.created_at).toISOString(),
    ended_at: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  };
}

/** True while a finished job may still be undone. */
export function isUndoable(row: JobRow, { undoMs }: Pick<Named, 'undoMs'>, now: number): boolean {
  return undoMs > 0 && row.ended_at !== null && row.ended_at + undoMs > now;
}

/** The file that a job made. */
export function fileOf({ result }: Pick<JobRow, 'result'>): FileResult | undefined {
  const read = result === null ? null : (JSON.parse(result) as { file?: FileResult });
  return read?.file;
}

/** The counts that a job keeps beside its file. */
function countsOf({ result }: Pick<JobRow, 'result'>): Job['counts'] {
  const read = result === null ? null : (JSON.parse(result) as { counts?: Job['counts'] });
  return read?.counts ?? null;
}

/** The row of a job that was just started. */
export function newJobRow(
  job: { id: string; storeId: string; askedBy: string; kind: string; input: unknown },
  now: number,
): JobRow {
  return {
    id: job.id,
    store_id: job.storeId,
    asked_by: job.askedBy,
    kind: job.kind,
    input: JSON.stringify(job.input),
    state: 'waiting',
    ends_as: null,
    cancel_asked: 0,
    step: 0,
    cursor: null,
    done: 0,
    total: null,
    result: null,
    error: null,
    attempts: 0,
    lease: null,
    next_at: now,
    created_at: now,
    ended_at: null,
    turned_by: null,
    forgotten_at: null,
  };
}
