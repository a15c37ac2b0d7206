import type { Added } from '../../../shared/contracts/catalogue-products.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { RemovedItem, ResaleFilter, ResaleItem } from '../../../shared/contracts/resale.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { RESALE_ADD_MAX } from '../../../shared/rules/resale.ts';
import { previewOf } from '../../../shared/rules/resale-preview.ts';
import { places } from '../../modules/catalogues/index.ts';
import { readLastEntry } from '../../modules/history/index.ts';
import { resale, type ListingStates } from '../../modules/items/index.ts';
import { readRates } from '../../modules/shares/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { undoUntil } from './removal.ts';
import { editableListings, readListings } from './editable-listings.ts';
import { next, unchanged } from './editable-places.ts';
import { edit } from './editable.ts';

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page of the items that other stores offer to the tenant's. */
export async function searchResale(
  scope: RequestScope,
  {
    check_at_least: most,
    offset,
    limit,
    ...filter
  }: ResaleFilter & Page & { check_at_least: number },
): Promise<{ results: ResaleItem[]; matches_estimated: number }> {
  const { cell, tenant, locale } = scope;
  const [rows, counted, rates] = await Promise.all([
    cell.read(resale.listOffers(tenant.storeId, filter, { offset, limit }, locale)),
    cell.first(resale.countOffers(tenant.storeId, filter, most)),
    readRates(scope),
  ]);
  return {
    results: rows.map(({ kind, photos, in_store, slug: _slug, supplier_slug: _of, ...row }) => ({
      ...row,
      ...previewOf({ price: row.list_price, margin: row.contribution_margin }, rates?.rates),
      type: kind,
      photo: (JSON.parse(photos) as ResaleItem['photo'][])[0] ?? null,
      in_store: in_store === 1,
    })),
    matches_estimated: counted?.n ?? 0,
  };
}

/** Adds an item before the others; nothing changes where the store sells it already. */
export async function addToStore(scope: RequestScope, id: string): Changed<{ in_store: true }> {
  const { cell, tenant } = scope;
  const [offer, standing, first] = await Promise.all([
    cell.first(resale.findOffer(tenant.storeId, id)),
    readListings(scope, [id]),
    cell.first(resale.findFront(tenant.storeId)),
  ]);
  if (!offer) return fail({ code: 'item_not_found' });
  const answer = { in_store: true } as const;
  if (standing[id]) return unchanged(answer);
  if (offer.is_own === 1 || offer.is_offered === 0) return fail({ code: 'invalid_product' });
  if (offer.is_for_me === 0) return fail({ code: 'only_franchise_products' });
  const after = { [id]: { position: first?.front ?? 0, sold: 0, catalogues: {} } };
  return write(scope, id, standing, after, answer);
}

/** Takes another store's item out of the store and its catalogues. */
export async function removeFromStore(scope: RequestScope, id: string): Changed<RemovedItem> {
  const { cell, tenant, ports } = scope;
  const [offer, standing] = await Promise.all([
    cell.first(resale.findOffer(tenant.storeId, id)),
    readListings(scope, [id]),
  ]);
  if (!offer || !standing[id]) return fail({ code: 'item_not_found' });
  if (offer.is_own === 1) return fail({ code: 'invalid_product' });
  const answer = { id, name: offer.name, undo_until: undoUntil(ports.clock.now()) };
  return write(scope, id, standing, { [id]: null }, answer);
}

/** Puts an item back that the last change of it took out. */
export async function restoreToStore(
  scope: RequestScope,
  id: string,
): Changed<Record<string, never>> {
  const [entry, standing] = await Promise.all([
    readLastEntry(scope, 'listing', id),
    readListings(scope, [id]),
  ]);
  if (standing[id]) return fail({ code: 'edited_meanwhile' });
  const before = entry?.before as ListingStates | null | undefined;
  if (!entry || !before?.[id]) return fail({ code: 'item_not_found' });
  return write(scope, id, standing, { [id]: before[id] }, {}, entry.id);
}

/** Adds the items that a search of the offers finds to the store, and to the end of a catalogue. */
export async function addAllToStore(
  scope: RequestScope,
  catalogue: string,
  filter: ResaleFilter,
): Changed<Added> {
  const { cell, tenant } = scope;
  const [last, missing, counted, first] = await Promise.all([
    cell.first(places.findLastMember(tenant.storeId, catalogue)),
    cell.read(resale.listMissing(tenant.storeId, filter, catalogue, RESALE_ADD_MAX)),
    cell.first(resale.countMissing(tenant.storeId, filter, catalogue)),
    cell.first(resale.findFront(tenant.storeId)),
  ]);
  if (!last) return fail({ code: 'catalogue_not_found' });
  if (last.ruled) return fail({ code: 'catalogue_by_rule' });
  const items = missing.map((row) => row.id);
  const answer = { added: items.length, left: (counted?.n ?? 0) - items.length };
  if (items.length === 0) return unchanged(answer);
  const standing = await readListings(scope, items);
  const front = (first?.front ?? 0) - items.length + 1;
  const after = items.map((item, index) => {
    const { position, sold, catalogues } = standing[item] ?? {
      position: front + index,
      sold: 0,
      catalogues: {},
    };
    const rank = next(last.last, index);
    return [item, { position, sold, catalogues: { ...catalogues, [catalogue]: rank } }];
  });
  return write(scope, catalogue, standing, Object.fromEntries(after) as ListingStates, answer);
}

function write<Answer>(
  scope: RequestScope,
  id: string,
  before: ListingStates,
  after: ListingStates,
  answer: Answer,
  takesBack?: string,
): Changed<Answer> {
  const standing = { state: before, version: 0 };
  return edit(scope, editableListings, {
    id,
    before: standing,
    after,
    answer,
    ...(takesBack !== undefined && { takesBack }),
  });
}
