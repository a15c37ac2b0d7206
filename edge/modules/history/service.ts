import type { EditSubject, StoreEdit } from '../../../shared/contracts/store-edits.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { editView } from './mapper.ts';
import {
  countEdits,
  findEdit,
  findNames,
  insertEdit,
  listEdits,
  type EditRow,
} from './statements.ts';

interface Asked {
  readonly subject?: EditSubject | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the tenant's history, the last change first. */
export async function readEdits(
  { cell, directory, tenant }: RequestScope,
  { subject, ...page }: Asked,
): Promise<{ results: StoreEdit[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    cell.read(listEdits(tenant.storeId, subject, page)),
    cell.first(countEdits(tenant.storeId, subject)),
  ]);
  const accounts = [...new Set(rows.map((row) => row.account_id))];
  const found = accounts.length === 0 ? [] : await directory.read(findNames(accounts));
  const names = new Map(found.map((row) => [row.id, row]));
  return {
    results: rows.map((row) => editView(row, names)),
    matches_estimated: counted?.n ?? 0,
  };
}

/** One entry of the tenant's history. */
export async function readEdit(
  { cell, tenant }: Pick<RequestScope, 'cell' | 'tenant'>,
  id: string,
): Promise<EditRow | undefined> {
  return cell.first(findEdit(tenant.storeId, id));
}

/** A change of a thing of the tenant's store. */
export interface Edited {
  readonly subject: EditSubject;
  readonly subjectId: string;
  readonly accountId: string;
  /** The thing's fields; null where there is none. */
  readonly before: object | null;
  readonly after: object | null;
  /** The entry whose change is taken back. */
  readonly takesBack: string | null;
}

/** The entry of a change; it belongs into the change's own batch. */
export function recordEdit(
  { tenant, ports }: Pick<RequestScope, 'tenant' | 'ports'>,
  { subject, subjectId, accountId, before, after, takesBack }: Edited,
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
