import type { Photo } from '../../../shared/contracts/fields.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import { attributesInEnglish } from './attributes.ts';
import type { DemoItem } from './demo-files.ts';
import { storeIdOf } from './stores.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Mexico City keeps standard time all year. */
const UTC_OFFSET_HOURS = 6;

/** Items that pages show faded: one taken from sale, one hidden. */
const UNPUBLISHED = new Set(['bagisto-443']);
const HIDDEN = new Set(['bagisto-437']);

/** The demo's id of an item. */
export function itemIdOf(item: DemoItem): string {
  return `it_${item.id.toLowerCase()}`;
}

/** True for an item that a list shows last, since it cannot be bought. */
export function isMinor(item: DemoItem): boolean {
  return UNPUBLISHED.has(item.id) || HIDDEN.has(item.id);
}

/** The rows of an item and its variants. */
export function itemRows(
  item: DemoItem,
  photos: ReadonlyMap<string, Photo>,
  now: number,
): Statement[] {
  const id = itemIdOf(item);
  const prices = item.skus.map((sku) => sku.priceMinor);
  const pictures = item.images.flatMap((file) => photos.get(file) ?? []);
  const returns = {
    return_type: item.returns.type,
    return_policy: item.returns.policy,
    return_policy_legend: item.returns.legend,
  };
  return [
    sql`INSERT INTO item (id, owner_id, slug, kind, name, name_en, description, description_en,
        tags, tags_en, photos, list_price,
        highest_price, crossout_price, currency, is_free, hide_price, is_dropshipping,
        contribution_margin, stock_type, max_purchase_amount, list_state, hidden, experience_date,
        experience_place, return_info, updated_at)
      VALUES (${id}, ${storeIdOf(item.owner)}, ${item.slug}, ${item.kind}, ${item.name},
        ${item.english.name}, ${item.description}, ${item.english.description},
        ${JSON.stringify(item.tags)}, ${JSON.stringify(item.english.tags)}, ${JSON.stringify(pictures)},
        ${Math.min(...prices)}, ${Math.max(...prices)}, ${item.crossoutMinor}, 'MXN',
        ${item.isFree}, ${item.hidePrice}, ${item.isDropshipping}, ${item.contributionMarginMinor},
        ${item.stockType}, ${item.maxPurchaseAmount},
        ${UNPUBLISHED.has(item.id) ? 'unpublished' : 'published'}, ${HIDDEN.has(item.id)},
        ${item.experience && startOf(item.experience, now)}, ${item.experience?.place ?? null},
        ${JSON.stringify(returns)}, ${now})`,
    ...insertRows(
      'sku',
      item.skus.map((sku, position) => {
        const photo = sku.image === null ? undefined : photos.get(sku.image);
        return {
          id: skuIdOf(sku.sku),
          item_id: id,
          code: sku.sku,
          attributes: JSON.stringify(sku.attributes),
          attributes_en: JSON.stringify(attributesInEnglish(sku.attributes)),
          list_price: sku.priceMinor,
          crossout_price: sku.crossoutMinor,
          photo: photo ? JSON.stringify(photo) : null,
          position,
          on_hand: item.stockType === 'ondemand' ? null : (sku.onHand ?? 0),
          persons: sku.persons,
        };
      }),
    ),
  ];
}

/** The demo's id of a variant. */
export function skuIdOf(code: string): string {
  return `sk_${code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
}

/** The start of an experience: some days after the seed, at a local hour. */
function startOf(experience: NonNullable<DemoItem['experience']>, now: number): number {
  const day = Math.floor(now / DAY_MS) * DAY_MS + experience.startsInDays * DAY_MS;
  const [hours = 0, minutes = 0] = experience.hour.split(':').map(Number);
  return day + ((hours + UTC_OFFSET_HOURS) * 60 + minutes) * 60 * 1000;
}
