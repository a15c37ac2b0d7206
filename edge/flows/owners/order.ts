import { isDeepStrictEqual } from 'node:util';
import type { EditSubject } from '../../../shared/rules/store-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { isAtRevision } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable } from './editable.ts';

/** The order of a store's things of one kind: every id, once. */
export interface OrderState {
  readonly ids: readonly string[];
}

interface OrderStatements {
  readonly listOrder: (storeId: StoreId) => Statement<{ id: string; revision: number }>;
  readonly setOrder: (storeId: StoreId, ids: readonly string[]) => Statement;
}

/**
 * The order of a store's things as a thing that its owners edit. Its version is the store's
 * revision, which any change of those things raises. It is neither made nor deleted: a store
 * without things has no order.
 */
export function editableOrder(
  subject: EditSubject,
  { listOrder, setOrder }: OrderStatements,
): Editable<OrderState> {
  return {
    subject,
    async find({ cell, tenant }) {
      const rows = await cell.read(listOrder(tenant.storeId));
      const [first] = rows;
      return first ? { state: { ids: rows.map(({ id }) => id) }, version: first.revision } : null;
    },
    insert: () => [],
    update: (storeId, _id, revision, { ids }) => [
      assertThat(isAtRevision(storeId, revision)),
      setOrder(storeId, ids),
    ],
    remove: () => [],
    full: { code: 'edited_meanwhile' },
  };
}

/**
 * Puts a store's things in an order. Refused as `edited_meanwhile` where the ids are not those that
 * the store has now.
 */
export async function putInOrder(
  scope: RequestScope,
  kind: Editable<OrderState>,
  ids: readonly string[],
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const { storeId: id } = scope.tenant;
  const before = await kind.find(scope, id);
  const known = before?.state.ids ?? [];
  if (!isDeepStrictEqual(ids.toSorted(), known.toSorted()))
    return fail({ code: 'edited_meanwhile' });
  return edit(scope, kind, { id, before, after: { ids }, answer: {} });
}
