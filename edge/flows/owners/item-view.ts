import type { EditedItem, OwnItems } from '../../../shared/contracts/item-fields.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { itemReads } from '../../modules/items/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findItem, type Found } from './editable-item.ts';
import { editableItem } from './editable-item.ts';
import { justDeleted } from './removal.ts';

interface Asked {
  readonly text: string;
  readonly state?: 'shown' | 'not_shown' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the store's own items, and those that were deleted in the last five seconds. */
export async function listItems(
  scope: RequestScope,
  { text, state, ...page }: Asked,
): Promise<OwnItems> {
  const { cell, tenant } = scope;
  const selection = { text, shown: state === undefined ? undefined : state === 'shown' };
  const [rows, counted, deleted] = await Promise.all([
    cell.read(itemReads.listOwn(tenant.storeId, selection, page)),
    cell.first(itemReads.countOwn(tenant.storeId, selection)),
    justDeleted(scope, editableItem, 'name'),
  ]);
  return {
    results: rows.map(({ kind, hidden, is_free, publish_at, photos, ...row }) => ({
      ...row,
      type: kind,
      hiden: hidden === 1,
      is_free: is_free === 1,
      publish_at: isoOf(publish_at),
      photo: (JSON.parse(photos) as EditedItem['photos'])[0] ?? null,
    })),
    matches_estimated: counted?.n ?? 0,
    just_deleted: deleted,
  };
}

/** The tags that the store's own items have. */
export async function listTags({ cell, tenant }: RequestScope) {
  const [own, english] = await Promise.all([
    cell.read(itemReads.listTags(tenant.storeId, 'own')),
    cell.read(itemReads.listTags(tenant.storeId, 'english')),
  ]);
  return { tags: own.map(({ tag }) => tag), tags_en: english.map(({ tag }) => tag) };
}

/** An own item as its owner edits it. */
export async function readOwnItem(
  scope: RequestScope,
  id: string,
): Promise<Result<EditedItem, Failure>> {
  const found = await findItem(scope, id);
  return found ? ok(view(id, found)) : fail({ code: 'item_not_found' });
}

/** An item as its owner's calls answer it. */
export function view(id: string, { state, version, updatedAt, stock }: Found): EditedItem {
  const { kind, hidden, description, description_en, publish_at, experience_date, ...kept } = state;
  return {
    ...kept,
    id,
    type: kind,
    hiden: hidden,
    plain_description: description,
    plain_description_en: description_en,
    publish_at: isoOf(publish_at),
    experience_date: isoOf(experience_date),
    tags: [...state.tags],
    tags_en: state.tags_en && [...state.tags_en],
    details: [...state.details],
    details_en: state.details_en && [...state.details_en],
    photos: [...state.photos],
    skus: state.skus.map((sku) => ({
      ...sku,
      attributes: { ...sku.attributes },
      attributes_en: sku.attributes_en && { ...sku.attributes_en },
      on_hand: stock.get(sku.id)?.on_hand ?? null,
      reserved: stock.get(sku.id)?.reserved ?? 0,
    })),
    version,
    updated_at: new Date(updatedAt).toISOString(),
  };
}

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
