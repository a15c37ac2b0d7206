import type { EditSubject } from '../../../shared/rules/store-edits.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { toEntry, type Entry } from './mapper.ts';
import {
  countEdits,
  countTrashed,
  findEdit,
  findLastEdit,
  listEditors,
  listEdits,
  listLastDeletions,
  listTrashed,
  type EditFilter,
  type Trashing,
} from './statements.ts';

interface Asked extends EditFilter {
  readonly offset: number;
  readonly limit: number;
}

/** A page of the tenant's history, the last change first, and the accounts that made changes. */
export async function readEntries(
  { cell, tenant }: Pick<RequestScope, 'cell' | 'tenant'>,
  { offset, limit, ...filter }: Asked,
): Promise<{ entries: Entry[]; matches: number; editors: string[] }> {
  const { storeId } = tenant;
  const [rows, counted, editors] = await Promise.all([
    cell.read(listEdits(storeId, filter, { offset, limit })),
    cell.first(countEdits(storeId, filter)),
    cell.read(listEditors(storeId)),
  ]);
  return {
    entries: rows.map(toEntry),
    matches: counted?.n ?? 0,
    editors: editors.map((row) => row.account_id),
  };
}

/** One entry of the tenant's history. */
export async function readEntry(
  { cell, tenant }: Pick<RequestScope, 'cell' | 'tenant'>,
  id: string,
): Promise<Entry | undefined> {
  const row = await cell.first(findEdit(tenant.storeId, id));
  return row && toEntry(row);
}

/** The last entry about a thing. */
export async function readLastEntry(
  { cell, tenant }: Pick<RequestScope, 'cell' | 'tenant'>,
  subject: EditSubject,
  id: string,
): Promise<Entry | undefined> {
  const row = await cell.first(findLastEdit(tenant.storeId, subject, id));
  return row && toEntry(row);
}

/** The deletions since an instant that are the last change of their thing, the last one first. */
export async function readLastDeletions(
  { cell, tenant }: Pick<RequestScope, 'cell' | 'tenant'>,
  subject: EditSubject,
  since: number,
): Promise<Entry[]> {
  return (await cell.read(listLastDeletions(tenant.storeId, subject, since))).map(toEntry);
}

/** A page of the deletions of some kinds whose thing was not put back, the last one first. */
export async function readTrashed(
  { cell, tenant }: Pick<RequestScope, 'cell' | 'tenant'>,
  { subjects, since, ...page }: Trashing & { readonly offset: number; readonly limit: number },
): Promise<{ entries: Entry[]; matches: number }> {
  const { storeId } = tenant;
  const [rows, counted] = await Promise.all([
    cell.read(listTrashed(storeId, { subjects, since }, page)),
    cell.first(countTrashed(storeId, { subjects, since })),
  ]);
  return { entries: rows.map(toEntry), matches: counted?.n ?? 0 };
}
