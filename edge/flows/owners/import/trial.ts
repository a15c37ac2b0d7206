import type { Failure } from '../../../../shared/contracts/errors.ts';
import type {
  importTried as importTriedCall,
  ImportTrial,
} from '../../../../shared/contracts/item-import.ts';
import type { Job } from '../../../../shared/contracts/jobs.ts';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { InputOf } from '../../../../shared/contracts/contract.ts';
import { findSeen, startJob, viewOf } from '../../../jobs/index.ts';
import { imports } from '../../../modules/items/index.ts';
import type { Change } from '../../../unit-of-work/change.ts';
import type { RequestScope } from '../../../unit-of-work/scope.ts';
import { titleKey } from './columns.ts';
import { sourceKey } from './files.ts';
import { importInput, itemsImport, itemsTrial, type KeptTrial } from './job.ts';
import { wordsOf } from './words.ts';

/** A trial as its job has kept it. */
async function findTrial(scope: RequestScope, id: string) {
  const found = await findSeen(scope, [itemsTrial], id);
  if (!found.ok) return found;
  const { row } = found.value;
  const result = row.result === null ? {} : (JSON.parse(row.result) as { trial?: KeptTrial });
  return ok({
    row,
    input: importInput.parse(JSON.parse(row.input)),
    trial: result.trial ?? { columns: [], rows: [] },
  });
}

/** The columns of a tried file, and what its first rows would change, in the caller's language. */
export async function readTrial(
  scope: RequestScope,
  id: string,
): Promise<Result<ImportTrial, Failure>> {
  const found = await findTrial(scope, id);
  if (!found.ok) return found;
  const { row, input, trial } = found.value;
  const t = wordsOf(scope.locale);
  return ok({
    job: viewOf(row, [itemsTrial], scope.ports.clock.now()),
    file: input.name,
    columns: [...trial.columns],
    rows: trial.rows.map((one) => ({ ...one, reason: one.reason && t[one.reason] })),
  });
}

/**
 * Imports the file of a trial, or tries it again, with a field for each column, and remembers them by
 * the columns' titles. The new job has a copy of the file: either job can be forgotten first.
 */
export async function importTried(
  scope: RequestScope,
  id: string,
  { columns, dry_run: isDry }: NonNullable<InputOf<typeof importTriedCall>['body']>,
): Promise<Result<Change<Job>, Failure>> {
  const found = await findTrial(scope, id);
  if (!found.ok) return found;
  const { env, tenant } = scope;
  const { input, trial } = found.value;
  const source = await env.MEDIA.get(sourceKey(id));
  if (!source) return fail({ code: 'job_not_found' });
  const started = await startJob(scope, isDry ? itemsTrial : itemsImport, {
    ...input,
    locale: scope.locale,
    columns: [...columns],
  });
  if (!started.ok) return started;
  const key = sourceKey(started.value.answer.id);
  await env.MEDIA.put(key, source.body);
  const named = trial.columns.flatMap(({ title }, index) => {
    const field = columns[index] ?? null;
    return title.trim() === '' ? [] : [{ title: titleKey(title), field }];
  });
  const now = scope.ports.clock.now();
  return ok({
    ...started.value,
    statements: [...started.value.statements, ...imports.keepColumns(tenant.storeId, named, now)],
    async refused() {
      await env.MEDIA.delete(key);
      return { code: 'idempotency_in_progress' };
    },
  });
}
