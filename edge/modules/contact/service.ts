import type { ContactEntry } from '../../../shared/contracts/contact.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { countEntries, findEntry, listEntries, type EntryRow } from './statements.ts';

type Scope = Pick<RequestScope, 'cell' | 'tenant'>;

function toEntry({ created_at: at, from_path: page, ...row }: EntryRow): ContactEntry {
  return { ...row, page, created_at: new Date(at).toISOString() };
}

/** A page of the messages that the tenant got, the last one first. */
export async function readEntries(
  { cell, tenant }: Scope,
  asked: { readonly filter: string; readonly offset: number; readonly limit: number },
): Promise<{ results: ContactEntry[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    cell.read(listEntries(tenant.storeId, asked)),
    cell.first(countEntries(tenant.storeId, asked.filter)),
  ]);
  return { results: rows.map(toEntry), matches_estimated: counted?.n ?? 0 };
}

/** One message that the tenant got. */
export async function readEntry(
  { cell, tenant }: Scope,
  id: string,
): Promise<Result<ContactEntry, Failure>> {
  const row = await cell.first(findEntry(tenant.storeId, id));
  return row ? ok(toEntry(row)) : fail({ code: 'contact_not_found' });
}
