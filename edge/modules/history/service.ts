import type { EditSubject } from '../../../shared/contracts/store-edits.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { toEntry, type Entry } from './mapper.ts';
import {
  countEdits,
  findEdit,
  findLastEdit,
  insertEdit,
  listEditors,
  listEdits,
  listLastDeletions,
  type EditFilter,
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

/** A change as it is made; its states are objects of any kind. */
type Made = Omit<Entry, 'id' | 'madeAt' | 'before' | 'after'> & {
  readonly before: object | null;
  readonly after: object | null;
};

/** The entry of a change; it belongs into the change's own batch. */
export function recordEntry(
  {
    tenant,
    ports,
  }: { readonly tenant: Pick<RequestScope['tenant'], 'storeId'> } & Pick<RequestScope, 'ports'>,
  { accountId, subject, subjectId, before, after, takesBack }: Made,
): Statement[] {
  return insertEdit({
    id: newId('edit'),
    store_id: tenant.storeId,
    account_id: accountId,
    made_at: ports.clock.now(),
    subject,
    subject_id: subjectId,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    takes_back: takesBack,
  });
}
