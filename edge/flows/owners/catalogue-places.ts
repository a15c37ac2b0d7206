import type { Added } from '../../../shared/contracts/catalogue-products.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ItemQuery } from '../../../shared/contracts/items.ts';
import { CATALOGUE_ADD_MAX } from '../../../shared/kernel/constants/limits.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { freshRank, neighbours, places, rankBetween } from '../../modules/catalogues/index.ts';
import { searchItems } from '../../modules/items/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { also } from './editable.ts';
import { append, next, unchanged, write } from './editable-places.ts';

/** No product is put by hand into a catalogue that a rule fills, nor out of it; its order may change. */
const BY_RULE: Failure = { code: 'catalogue_by_rule' };

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** The part of a search that says which products are found. */
type Filter = Partial<Pick<ItemQuery, 'text' | 'type' | 'owner' | 'tags' | 'catalogue'>>;

/** Adds a product of the store at the end; nothing changes where the catalogue has it already. */
export async function addProduct(scope: RequestScope, id: string, item: string): Changed<Added> {
  const { cell, tenant } = scope;
  const [last, listing, [standing]] = await Promise.all([
    cell.first(places.findLastMember(tenant.storeId, id)),
    cell.first(places.findListing(tenant.storeId, item)),
    cell.read(places.listPlaces(tenant.storeId, [{ catalogue: id, item }])),
  ]);
  if (!last) return fail({ code: 'catalogue_not_found' });
  if (last.ruled) return fail(BY_RULE);
  if (!listing) return fail({ code: 'item_not_found', field: 'product_id' });
  return append(scope, id, last.last, standing?.rank === null ? [item] : [], 0);
}

/** Adds an item that is made by the same change, whose statements come before these. */
export async function addNew(scope: RequestScope, id: string, item: string): Changed<Added> {
  const last = await scope.cell.first(places.findLastMember(scope.tenant.storeId, id));
  if (!last) return fail({ code: 'catalogue_not_found', field: 'catalogue_id' });
  if (last.ruled) return fail({ ...BY_RULE, field: 'catalogue_id' });
  return append(scope, id, last.last, [item], 0);
}

/** Adds the products that a search of the store finds, and that the catalogue does not have yet. */
export async function addFiltered(scope: RequestScope, id: string, filter: Filter): Changed<Added> {
  const { cell, tenant } = scope;
  const last = await cell.first(places.findLastMember(tenant.storeId, id));
  if (!last) return fail({ code: 'catalogue_not_found' });
  if (last.ruled) return fail(BY_RULE);
  const { items, left } = await findMissing(scope, id, filter);
  return append(scope, id, last.last, items, left);
}

/** The most pages of a search that one call reads. */
const PAGES = 10;
const UNSAID = { sort: 'queue_position', campaign: undefined, click_id: undefined } as const;

async function findMissing(
  scope: RequestScope,
  id: string,
  filter: Filter,
): Promise<{ items: string[]; left: number }> {
  const limit = CATALOGUE_ADD_MAX;
  const items: string[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const query = { ...filter, ...UNSAID, offset: page * limit, limit };
    const { results } = await searchItems(scope, query, false);
    const asked = results.map((item) => ({ catalogue: id, item: item.id }));
    const rows = await scope.cell.read(places.listPlaces(scope.tenant.storeId, asked));
    items.push(...rows.filter(({ rank }) => rank === null).map(({ item }) => item));
    if (items.length > limit || results.length < limit) break;
  }
  return { items: items.slice(0, limit), left: Math.max(0, items.length - limit) };
}

/** Copies a product, or all that the other catalogue lacks, to its end. */
export async function cloneProducts(
  scope: RequestScope,
  from: string,
  {
    catalogue_id: into,
    product_id: item,
  }: {
    readonly catalogue_id: string;
    readonly product_id?: string | undefined;
  },
): Changed<Added> {
  const { cell, tenant } = scope;
  const both = { from, into };
  const limit = CATALOGUE_ADD_MAX;
  const [source, last, missing, counted, standing] = await Promise.all([
    cell.first(places.findLastMember(tenant.storeId, from)),
    cell.first(places.findLastMember(tenant.storeId, into)),
    item === undefined ? cell.read(places.listMissing(tenant.storeId, { ...both, limit })) : [],
    item === undefined ? cell.first(places.countMissing(tenant.storeId, both)) : undefined,
    item === undefined ? [] : cell.read(places.listPlaces(tenant.storeId, pair(item, from, into))),
  ]);
  if (!source || !last) return fail({ code: 'catalogue_not_found' });
  if (last.ruled) return fail(BY_RULE);
  if (item === undefined) {
    const items = missing.map((row) => row.item);
    return append(scope, into, last.last, items, (counted?.n ?? 0) - items.length);
  }
  const [here, there] = standing;
  if (typeof here?.rank !== 'number') return fail({ code: 'item_not_found', field: 'product_id' });
  return append(scope, into, last.last, there?.rank === null ? [item] : [], 0);
}

/** Takes a product out of one catalogue and puts it at the end of another, in one change. */
export async function moveProduct(
  scope: RequestScope,
  from: string,
  {
    catalogue_id: into,
    product_id: item,
  }: {
    readonly catalogue_id: string;
    readonly product_id: string;
  },
): Changed<Record<string, never>> {
  const { cell, tenant } = scope;
  const [source, last, standing] = await Promise.all([
    cell.first(places.findLastMember(tenant.storeId, from)),
    cell.first(places.findLastMember(tenant.storeId, into)),
    cell.read(places.listPlaces(tenant.storeId, pair(item, from, into))),
  ]);
  if (!source || !last) return fail({ code: 'catalogue_not_found' });
  if (source.ruled || last.ruled) return fail(BY_RULE);
  const [here, there] = standing;
  if (typeof here?.rank !== 'number') return fail({ code: 'item_not_found', field: 'product_id' });
  if (from === into) return unchanged({});
  const after = [
    { ...here, rank: null },
    { ...there!, rank: there!.rank ?? next(last.last, 0) },
  ];
  return write(scope, from, standing, after, {});
}

/** Takes a product out of a catalogue. */
export async function removeProduct(
  scope: RequestScope,
  id: string,
  item: string,
): Changed<Record<string, never>> {
  const { cell, tenant } = scope;
  const [last, standing] = await Promise.all([
    cell.first(places.findLastMember(tenant.storeId, id)),
    cell.read(places.listPlaces(tenant.storeId, [{ catalogue: id, item }])),
  ]);
  if (!last) return fail({ code: 'catalogue_not_found' });
  if (last.ruled) return fail(BY_RULE);
  const [here] = standing;
  if (typeof here?.rank !== 'number') return fail({ code: 'item_not_found' });
  return write(scope, id, standing, [{ ...here, rank: null }], {});
}

/**
 * Puts a product into another place, counted from 0 in the order that the catalogue shows; beyond the
 * last it becomes the last. Products that are not shown stay behind the others. Refused as
 * `updating_position_error` where the product was moved meanwhile.
 */
export async function repositionProduct(
  scope: RequestScope,
  id: string,
  item: string,
  position: number,
): Changed<Record<string, never>> {
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
  const rank = rankBetween(...neighbours(ranks, place));
  const here = { catalogue: id, item, rank: member.rank };
  const there = { ...here, rank: rank ?? freshRank(first + place) };
  const change = await write(scope, id, [here], [there], {});
  if (!change.ok) return change;
  const told = ok({ ...change.value, refused: tellsLater(change.value.refused) });
  if (rank !== null) {
    return also(told, (these) => [places.assertFree(tenant.storeId, there), ...these]);
  }
  return also(told, (these) => [...these, places.renumberMembers(tenant.storeId, id, item)]);
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

const pair = (item: string, ...catalogues: string[]) =>
  catalogues.map((catalogue) => ({ catalogue, item }));
