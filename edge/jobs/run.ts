import { newId } from '../../shared/kernel/ids.ts';
import type { CellScope } from '../unit-of-work/scope.ts';
import type { AnyJobKind, Piece, PieceWork } from './kind.ts';
import {
  claimJob,
  commitPiece,
  endJob,
  findAnyJob,
  releaseJob,
  turnRound,
  type JobRow,
} from './statements.ts';

/** A worker that has not renewed its lease for this long counts as dead. */
const LEASE_MS = 60_000;
/** One run of the queue's consumer works on a job for this long, then lets others run. */
const RUN_MS = 10_000;
/** Tries of one piece before its job is turned round, and waits between them. */
const TRIES = 6;
const WAIT_MS = 5_000;

/** The end of a run: seconds until the job is to be run again; null when it is over. */
export type Ran = number | null;

/**
 * Works on a job for a while. Every piece is committed in one batch with the progress of the job,
 * and only by the worker that holds the job. So a job whose process dies goes on where the last
 * batch stood.
 * @param kinds every kind of job, by its name
 */
export async function runJob(
  work: CellScope,
  kinds: ReadonlyMap<string, AnyJobKind>,
  id: string,
): Promise<Ran> {
  const { cell, ports } = work;
  const started = ports.clock.now();
  const found = await cell.first(findAnyJob(id));
  if (!found || found.ended_at !== null) return null;
  if (found.next_at > started) return seconds(found.next_at - started);
  const lease = newId('job');
  const claimed = await cell.write(claimJob(id, lease, started, started + LEASE_MS));
  if (!claimed.ok) return seconds(LEASE_MS);
  for (;;) {
    const row = await cell.first(findAnyJob(id));
    if (row?.lease !== lease) return seconds(LEASE_MS);
    const ran = await runPiece(work, kinds.get(row.kind), row, lease);
    if (ran !== 'more') return ran;
    if (ports.clock.now() - started >= RUN_MS) {
      const next = { at: ports.clock.now(), attempts: 0, error: null };
      await cell.write(releaseJob(row, lease, next));
      return 0;
    }
  }
}

/** Does one piece, forwards or backwards, or ends the job. */
async function runPiece(
  work: CellScope,
  kind: AnyJobKind | undefined,
  row: JobRow,
  lease: string,
): Promise<Ran | 'more'> {
  const { cell, ports } = work;
  const now = ports.clock.now();
  if (row.state === 'running' && row.cancel_asked) {
    return again(await cell.write(turnRound(row, lease, 'canceled', null)));
  }
  const step = kind?.steps[row.step];
  if (row.state === 'running' && kind && !step) {
    return end(work, kind, { row, lease, state: 'done' });
  }
  if (row.state === 'undoing' && row.step < 0) {
    return end(work, kind, { row, lease, state: row.ends_as ?? 'failed' });
  }
  try {
    if (!kind || !step) throw new Error(`nothing does ${row.kind}, step ${row.step}`);
    const piece = await actOf(step, row.state)({ ...work, ...given(kind, row), now });
    const forward = row.state === 'undoing' ? -1 : 1;
    const at = { step: piece.next === null ? row.step + forward : row.step, until: now + LEASE_MS };
    return again(await cell.write(commitPiece(row, lease, piece, at)));
  } catch (error) {
    return failed(work, kind, { row, lease, error });
  }
}

const NOTHING: Piece = { statements: [], next: null };

function actOf(step: AnyJobKind['steps'][number], state: JobRow['state']) {
  return (work: PieceWork<unknown>): Promise<Piece> => {
    if (state !== 'undoing') return step.do(work);
    return step.undo?.(work) ?? Promise.resolve(NOTHING);
  };
}

function given(kind: AnyJobKind, row: JobRow) {
  const { id, store_id: storeId, asked_by: askedBy, turned_by: turnedBy } = row;
  return {
    job: { id, storeId, askedBy, turnedBy },
    input: kind.input.parse(JSON.parse(row.input)),
    cursor: row.cursor === null ? null : (JSON.parse(row.cursor) as unknown),
  };
}

type Written = Awaited<ReturnType<CellScope['cell']['write']>>;

/** A batch that its own conditions refused came too late: the row is read again. */
function again(written: Written): 'more' {
  if (written.ok || written.refusal.kind === 'assert') return 'more';
  throw new Error(`the database refused it: ${written.refusal.kind} ${written.refusal.table}`);
}

function over(written: Written): null | 'more' {
  return written.ok ? null : again(written);
}

/** Schedules a piece for another try; after the last try the job is turned round, or given up. */
async function failed(
  work: CellScope,
  kind: AnyJobKind | undefined,
  { row, lease, error }: { readonly row: JobRow; readonly lease: string; readonly error: unknown },
): Promise<Ran | 'more'> {
  const { cell, ports } = work;
  const now = ports.clock.now();
  const reason = error instanceof Error ? error.message : String(error);
  const attempts = row.attempts + 1;
  console.error(JSON.stringify({ level: 'error', job: row.id, kind: row.kind, attempts, reason }));
  if (attempts < TRIES) {
    const waitMs = WAIT_MS * 2 ** (attempts - 1);
    await cell.write(releaseJob(row, lease, { at: now + waitMs, attempts, error: reason }));
    return seconds(waitMs);
  }
  if (row.state !== 'running') return end(work, kind, { row, lease, state: 'failed' });
  return again(await cell.write(turnRound(row, lease, 'failed', reason)));
}

interface Ending {
  readonly row: JobRow;
  readonly lease: string;
  readonly state: Parameters<typeof endJob>[2];
}

/** Ends a job. One that is done, or was given up, is told of first: a process that dies between tells it again. */
async function end(
  work: CellScope,
  kind: AnyJobKind | undefined,
  { row, lease, state }: Ending,
): Promise<Ran | 'more'> {
  const { cell, ports } = work;
  if (state === 'done' || state === 'failed') {
    const { id, store_id: storeId, asked_by: askedBy } = row;
    try {
      await kind?.ended?.(work, { id, storeId, askedBy, state });
    } catch (error) {
      console.error(
        JSON.stringify({ level: 'error', job: id, reason: `untold: ${String(error)}` }),
      );
    }
  }
  return over(await cell.write(endJob(row, lease, state, ports.clock.now())));
}

function seconds(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}
