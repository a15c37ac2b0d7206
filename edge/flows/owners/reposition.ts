import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import {
  freshRank,
  isTight,
  neighbours,
  places,
  rankBetween,
  spread,
  type Place,
} from '../../modules/catalogues/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { also } from './editable.ts';
import { write } from './editable-places.ts';

/** Products on each side of a place that get new ranks where they have come too near each other. */
const NEAR = 64;

/**
 * Puts a product into another place, counted from 0 in the order that the catalogue shows; beyond the
 * last it becomes the last. Products that are not shown stay behind the others. Refused as
 * `updating_position_error` where the product was moved meanwhile. It writes three rows (decision 0135).
 */
export async function repositionProduct(
  scope: RequestScope,
  id: string,
  item: string,
  position: number,
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const { cell, tenant } = scope;
  const [last, member] = await Promise.all([
    cell.first(places.findLastMember(tenant.storeId, id)),
    cell.first(places.findMember(tenant.storeId, id, item)),
  ]);
  if (!last) return fail({ code: 'catalogue_not_found' });
  if (!member) return fail({ code: 'item_not_found' });
  const { first, others, shown } = member;
  const place = Math.min(Math.max(0, position - first), others);
  const page = { item, shown, offset: Math.max(0, place - 1), limit: place === 0 ? 1 : 2 };
  const ranks = await cell.read(places.listMemberRanks(tenant.storeId, id, page));
  const [before, after] = neighbours(ranks, place);
  const rank = rankBetween(before, after);
  const here = { catalogue: id, item, rank: member.rank };
  const there = { ...here, rank: rank ?? freshRank(first + place) };
  const change = await write(scope, id, [here], [there], {}, true);
  if (!change.ok) return change;
  const { committed, refused } = change.value;
  const told = ok({
    ...change.value,
    refused: tellsLater(refused),
    committed: async (triggered: readonly string[]) => {
      await committed?.(triggered);
      if (isTight(before, rank, after)) await spreadAround(scope, there, shown, place);
    },
  });
  if (rank !== null) {
    return also(told, (these) => [places.assertFree(tenant.storeId, there), ...these]);
  }
  return also(told, (these) => [...these, places.renumberMembers(tenant.storeId, id, item)]);
}

/**
 * Gives the products around a place ranks that lie far apart again; the order stays. A change that
 * comes between is not hindered: then nothing is written, and the next move near there tries again.
 */
async function spreadAround(
  { cell, tenant }: RequestScope,
  { catalogue, rank }: Place,
  shown: number,
  place: number,
): Promise<void> {
  const offset = Math.max(0, place - NEAR);
  const page = { shown, offset, limit: 2 * NEAR };
  const rows = await cell.read(places.listRanksAround(tenant.storeId, catalogue, page));
  const ends = { fromStart: offset === 0, toEnd: rows.length < page.limit };
  const fresh = spread(rows, rank ?? 0, ends);
  if (fresh.length > 0) await cell.write(places.writeRanks(catalogue, rows, fresh));
}

/** A change that another one hindered is to be tried later (spec [8]). */
function tellsLater(refused: Change<unknown>['refused']): NonNullable<Change<unknown>['refused']> {
  return async (refusal) => {
    const failure = await refused?.(refusal);
    return failure && failure.code !== 'edited_meanwhile'
      ? failure
      : { code: 'updating_position_error' };
  };
}
