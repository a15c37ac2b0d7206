import type { Failure } from '../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { Database, Refusal } from '../db/database.ts';
import type { DatabaseKind, Statement } from '../db/sql.ts';
import type { RequestScope } from './scope.ts';
import { recall, remember, type IdempotentCall, type Remembered } from './idempotency.ts';

/**
 * The outcome of a use case: its answer, and the statements that make it true. The caller commits
 * them together with the kept answer, in one transaction.
 *
 * @typeParam On the database that it is written in: a store's cell, or `'directory'`
 */
export interface Change<out Answer, in On extends DatabaseKind = 'cell'> {
  readonly answer: Answer;
  readonly statements: readonly Statement<unknown, On>[];
  /**
   * Writes what keeps the caller's key in place of a row of its own (decision 0135), also where there
   * is no key; only for a change whose answer is empty, with status 200.
   */
  readonly keeps?: (call: IdempotentCall | undefined) => readonly Statement<unknown, On>[];
  /** Explains a batch that the database's own rules refused; nothing was written then. */
  readonly refused?: (refusal: Refusal) => Promise<Failure>;
  /** Reads, at the end of the same batch, the ids of what its triggers have made: messages, jobs. */
  readonly triggered?: Statement<{ readonly id: string }, On>;
  /**
   * Runs after the commit; its failure is not the caller's.
   * @param triggered the ids that `triggered` has read; none without it
   */
  readonly committed?: (triggered: readonly string[]) => Promise<unknown>;
}

/**
 * Names the database of a change. It may be left out for a cell; a change of the directory does not
 * compile without it.
 */
export type Where<On extends DatabaseKind> = 'cell' extends On ? [where?: On] : [where: On];

export type Outcome<Answer, On extends DatabaseKind = 'cell'> =
  | Result<Answer, Failure>
  | Result<Change<Answer, On>, Failure>;

/** The end of a mutation: its new answer, or the answer that the same key got before. */
export type Committed<Answer> =
  | { readonly kind: 'new'; readonly answer: Answer }
  | { readonly kind: 'repeat'; readonly remembered: Remembered };

/**
 * Runs a mutation so that it can be repeated. A key that was answered before gets the same answer
 * again, and of callers that race with one key exactly one writes.
 * @param where the database that the change is written in
 */
export async function commit<Answer, On extends DatabaseKind>(
  scope: RequestScope,
  call: IdempotentCall | undefined,
  status: number,
  work: () => Promise<Result<Change<Answer, On>, Failure>>,
  ...[where]: Where<On>
): Promise<Result<Committed<Answer>, Failure>> {
  const database = databaseOf(scope, where);
  const again = async (failure: Failure) => firstAnswer<Answer>(scope, call, failure, database);
  const [before, outcome] = await Promise.all([
    call ? recall(scope, call, database) : undefined,
    work(),
  ]);
  if (before && !before.ok) return before;
  const remembered = before?.value.remembered;
  if (remembered) return ok({ kind: 'repeat', remembered });
  if (!outcome.ok) return again(outcome.error);

  const { answer, statements, keeps, triggered, refused, committed } = outcome.value;
  const kept =
    call && before && !keeps
      ? remember(scope, call, { status, answer: JSON.stringify(answer) }, before.value)
      : [];
  const all = [...kept, ...statements, ...(keeps?.(call) ?? [])];
  const written = triggered
    ? await database.writeThenRead(all, triggered)
    : { ...(await database.write(all)), rows: [] };
  if (written.ok) {
    if (committed) scope.later(committed(written.rows.map(({ id }) => id)));
    return ok({ kind: 'new', answer });
  }
  return again(refused ? await refused(written.refusal) : { code: 'idempotency_in_progress' });
}

/** The answer of a commit, typed; a repeat gets the first one. */
export function answerOf<Answer>(
  done: Result<Committed<Answer>, Failure>,
): Result<Answer, Failure> {
  if (!done.ok) return done;
  const { value } = done;
  return ok(value.kind === 'new' ? value.answer : (JSON.parse(value.remembered.answer) as Answer));
}

function databaseOf<On extends DatabaseKind>(
  { cell, directory }: RequestScope,
  where: On | undefined,
): Database<On> {
  const databases: { readonly [Kind in DatabaseKind]: Database<Kind> } = { cell, directory };
  // `Where` allows it to be left out only for a change of the cell.
  return databases[where ?? ('cell' as On)];
}

/**
 * A failure may only mean that a parallel call with the same key has just succeeded: then its
 * answer counts.
 */
async function firstAnswer<Answer>(
  scope: RequestScope,
  call: IdempotentCall | undefined,
  failure: Failure,
  database: Database<DatabaseKind>,
): Promise<Result<Committed<Answer>, Failure>> {
  if (!call) return fail(failure);
  const again = await recall(scope, call, database);
  if (!again.ok) return again;
  const { remembered } = again.value;
  return remembered ? ok({ kind: 'repeat', remembered }) : fail(failure);
}
