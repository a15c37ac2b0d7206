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
import { importInput, itemsImport, itemsTrial, type KeptColumn } from './job.ts';
import type { KeptRow } from './shown-row.ts';
import { readRows } from './shown-rows.ts';
import { wordsOf } from './words.ts';

/** An import or a trial as its job has kept it. */
async function findRead(scope: RequestScope, id: string, kinds: readonly (typeof itemsTrial)[]) {
  const found = await findSeen(scope, kinds, id);
  if (!found.ok) return found;
  const { row } = found.value;
  const { columns = [] } = JSON.parse(row.result ?? '{}') as { columns?: readonly KeptColumn[] };
  return ok({ row, input: importInput.parse(JSON.parse(row.input)), columns });
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * What the rows of an import changed, or those of a trial would change, in the caller's language; the
 * columns of a trial with them.
 */
export async function readTrial(
  scope: RequestScope,
  id: string,
  page: Page,
): Promise<Result<ImportTrial, Failure>> {
  const found = await findRead(scope, id, [itemsTrial, itemsImport]);
  if (!found.ok) return found;
  const { row, input, columns } = found.value;
  const { rows, total } = await readRows(scope.env.MEDIA, id, page);
  const t = wordsOf(scope.locale);
  const undone = await undoneOf(scope, id, rows);
  return ok({
    job: viewOf(row, [itemsTrial, itemsImport], scope.ports.clock.now()),
    file: input.name,
    columns: [...columns],
    rows: rows.map(({ item, ...one }) => ({
      ...one,
      item,
      reason: one.reason && t[one.reason],
      undone: undone.get(item ?? '') ?? null,
    })),
    matches_estimated: total,
  });
}

/** Of the items that rows name: whether the undo of their import put each back. */
async function undoneOf({ cell, tenant }: RequestScope, job: string, rows: readonly KeptRow[]) {
  const items = [...new Set(rows.flatMap(({ item }) => item ?? []))];
  const read = await cell.read(imports.listUndone(tenant.storeId, job, items));
  return new Map(
    read.map(({ item_id: id, undone }) => [id, undone === null ? null : undone === 1]),
  );
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
  const found = await findRead(scope, id, [itemsTrial]);
  if (!found.ok) return found;
  const { env, tenant } = scope;
  const { input, columns: tried } = found.value;
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
  const named = tried.flatMap(({ title }, index) => {
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
