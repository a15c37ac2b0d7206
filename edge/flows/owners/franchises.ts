import type { Failure } from '../../../shared/contracts/errors.ts';
import type { FranchisePick } from '../../../shared/contracts/franchise-picks.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { franchises, readFranchises, type FranchiseState } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { unchanged } from './editable-places.ts';
import { edit, type Editable } from './editable.ts';

/** The franchises of a network as things that the owner of a store shows or takes out. */
export const editableFranchise: Editable<FranchiseState> = {
  subject: 'franchise',
  async find(scope, id) {
    const shown = (await readInStore(scope, [id]))[id];
    return shown === undefined ? null : { state: { in_store: shown }, version: 0 };
  },
  update: (storeId, id, _version, state) => franchises.setFranchise(storeId, id, state),
  // A franchise is in the network or is not: no owner makes or deletes one here.
  insert: () => [],
  remove: () => [],
  full: { code: 'edited_meanwhile' },
};

/** Which of the named franchises the tenant's store shows; those of other networks are left out. */
export async function readInStore(
  { cell, tenant }: RequestScope,
  ids: readonly string[],
): Promise<Record<string, boolean>> {
  const rows = await cell.read(franchises.listFranchisePlaces(tenant.storeId, ids));
  return Object.fromEntries(rows.map(({ id, is_out: isOut }) => [id, isOut === 0]));
}

/** A page of the network's franchises by name, each with whether the tenant's store shows it. */
export async function readPicks(
  scope: RequestScope,
  page: { readonly text: string; readonly offset: number; readonly limit: number },
): Promise<{ results: FranchisePick[]; matches_estimated: number }> {
  const list = await readFranchises(scope, { ...page, state: '', type: 'franchise' });
  const ids = list.results.map(({ id }) => id);
  const flags = await readInStore(scope, ids);
  return {
    ...list,
    results: list.results.map(({ id, name, photo, canonical_url }) => ({
      id,
      name,
      photo,
      canonical_url,
      in_store: flags[id] ?? null,
    })),
  };
}

/** Shows a franchise in the tenant's store, or takes it out; nothing changes where it is so already. */
export async function pickFranchise<In extends boolean>(
  scope: RequestScope,
  id: string,
  isIn: In,
): Promise<Result<Change<{ in_store: In }>, Failure>> {
  const before = await editableFranchise.find(scope, id);
  if (!before) return fail({ code: 'franchise_not_found' });
  const answer = { in_store: isIn };
  if (before.state.in_store === isIn) return unchanged(answer);
  return edit(scope, editableFranchise, { id, before, after: answer, answer });
}
