import type { Added } from '../../../shared/contracts/catalogue-products.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ItemQuery } from '../../../shared/contracts/items.ts';
import { CATALOGUE_ADD_MAX } from '../../../shared/kernel/constants/limits.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { places } from '../../modules/catalogues/index.ts';
import { searchItems } from '../../modules/items/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
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

const pair = (item: string, ...catalogues: string[]) =>
  catalogues.map((catalogue) => ({ catalogue, item }));
