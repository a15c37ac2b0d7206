import type { z } from 'zod';
import type { Grant } from '../../shared/rules/permissions.ts';
import type { Statement } from '../db/cell-sql.ts';
import type { CellScope } from '../unit-of-work/scope.ts';

/** The input of one piece of a step. */
export interface PieceWork<Input> extends CellScope {
  readonly job: {
    readonly id: string;
    readonly storeId: string;
    readonly askedBy: string;
    /** The account in whose name its pieces are undone; null in a job that nobody stopped. */
    readonly turnedBy: string | null;
  };
  readonly input: Input;
  /** The `next` of the piece before; null at the step's start. */
  readonly cursor: unknown;
  /** Milliseconds, UTC. */
  readonly now: number;
}

/** The outcome of one piece. Its statements are committed in one batch with the job's progress. */
export interface Piece {
  readonly statements: readonly Statement[];
  /** Where the next piece begins, as JSON; null when the step is over. */
  readonly next: unknown;
  /** Units of work done by this piece. */
  readonly done?: number;
  /** Units of work that the job has in all, once they are known. */
  readonly total?: number;
  /** The job's result, as JSON; the last one counts. */
  readonly result?: unknown;
}

/**
 * One step of a job. A piece may run again after a crash: its effects outside of its statements
 * have to be the same when it runs twice.
 */
export interface Step<Input> {
  readonly name: string;
  /** Does a bounded piece, a second of work at most. */
  readonly do: (work: PieceWork<Input>) => Promise<Piece>;
  /**
   * Undoes the pieces that `do` has done so far, in pieces as well; without it there is nothing to
   * undo.
   */
  readonly undo?: (work: PieceWork<Input>) => Promise<Piece>;
}

/** A job that is over: its last step is done, or it was given up. */
export interface EndedJob {
  readonly id: string;
  readonly storeId: string;
  readonly askedBy: string;
  readonly state: 'done' | 'failed';
}

/** A kind of long work: its steps, and the grant that its callers need. */
export interface JobKind<Input = never> {
  /** Stored in the job's row: it must not change while jobs of the kind may wait. */
  readonly name: string;
  /** Needed to start, see, cancel and undo it. */
  readonly grant: Grant;
  readonly input: z.ZodType<Input>;
  readonly steps: readonly Step<Input>[];
  /** Milliseconds after its end in which it can be undone; 0 is never. */
  readonly undoMs: number;
  /** Whether its row stays for good, since the history of the store leads to it. */
  readonly isKept?: boolean;
  /**
   * Says that a job is done or was given up, before that is written down: after a crash it is said again. A failure
   * changes nothing about the job.
   */
  readonly ended?: (work: CellScope, job: EndedJob) => Promise<void>;
  /** Removes the job's data outside of the database, when its row is deleted or kept without them. */
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

/** Any kind, as the runner and the list of kinds know it: its own schema reads its input. */
export type AnyJobKind = Omit<JobKind, 'input' | 'steps'> & {
  readonly input: z.ZodType;
  readonly steps: readonly {
    readonly name: string;
    do(work: PieceWork<unknown>): Promise<Piece>;
    undo?(work: PieceWork<unknown>): Promise<Piece>;
  }[];
};
