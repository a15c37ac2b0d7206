import type { z } from 'zod';
import type { Grant } from '../../shared/rules/permissions.ts';
import type { Statement } from '../db/cell-sql.ts';
import type { CellScope } from '../work/scope.ts';

/** What one piece of a step is given. */
export interface PieceWork<Input> extends CellScope {
  readonly job: { readonly id: string; readonly storeId: string; readonly askedBy: string };
  readonly input: Input;
  /** What the piece before left as `next`; null at the step's start. */
  readonly cursor: unknown;
  /** Milliseconds, UTC. */
  readonly now: number;
}

/** What one piece did. Its statements are committed in one batch with the job's progress. */
export interface Piece {
  readonly statements: readonly Statement[];
  /** Where the next piece begins, as JSON; null when the step is over. */
  readonly next: unknown;
  /** Units of work done by this piece. */
  readonly done?: number;
  /** Units of work that the job has in all, once they are known. */
  readonly total?: number;
  /** What came of the job, as JSON; the last one counts. */
  readonly result?: unknown;
}

/**
 * One step of a job. A piece may run again after a crash: what it does outside of its statements
 * has to be the same when it is done twice.
 */
export interface Step<Input> {
  readonly name: string;
  /** Does a bounded piece, a second of work at most. */
  readonly do: (work: PieceWork<Input>) => Promise<Piece>;
  /** Takes back what `do` did so far, in pieces as well; without it there is nothing to take back. */
  readonly undo?: (work: PieceWork<Input>) => Promise<Piece>;
}

/** A kind of long work: its steps, and who may see and stop it. */
export interface JobKind<Input = never> {
  /** Stands in the row: never changed while jobs of it may wait. */
  readonly name: string;
  /** Needed to start, see, cancel and undo it. */
  readonly grant: Grant;
  readonly input: z.ZodType<Input>;
  readonly steps: readonly Step<Input>[];
  /** For so long after its end it can be undone, in milliseconds; 0 is never. */
  readonly undoMs: number;
  /** Removes what the job left outside of the database, when its row goes. */
  readonly forget?: (env: CellScope['env'], job: string) => Promise<void>;
}

/**
 * Declares a kind of job.
 * @example
 * export const importRows = jobKind({
 *   name: 'items-import', grant: 'catalogues-admin', input: z.object({ file: z.string() }),
 *   undoMs: DAY_MS, steps: [{ name: 'write', do: writeRows, undo: removeRows }],
 * });
 */
export function jobKind<Input>(kind: JobKind<Input>): JobKind<Input> {
  return kind;
}

/** Any kind, as the runner and the list of all know it: its input is read by its own schema. */
export type AnyJobKind = Omit<JobKind, 'input' | 'steps'> & {
  readonly input: z.ZodType;
  readonly steps: readonly {
    readonly name: string;
    do(work: PieceWork<unknown>): Promise<Piece>;
    undo?(work: PieceWork<unknown>): Promise<Piece>;
  }[];
};
