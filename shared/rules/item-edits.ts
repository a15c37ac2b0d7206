import { ITEM_MAX, TEXT_MAX } from '../kernel/constants/limits.ts';
import type { ItemKind } from '../kernel/item-kinds.ts';
import { isGtin, isSatProduct, isSatUnit } from './item-codes.ts';
import { areDetails, type ItemDetailLine } from './item-details.ts';
import { isCatalogueName, tidyName } from './names.ts';
import { seoFaults, type SeoField } from './seo-texts.ts';

/** The rules that an owner's item keeps; the form and the call ask the same ones. */

interface Variant {
  readonly attributes: Readonly<Record<string, string>>;
  readonly attributes_en: Readonly<Record<string, string>> | null;
  readonly list_price: number;
  readonly crossout_price: number | null;
  readonly barcode?: string | null | undefined;
  readonly contribution_margin?: number | null | undefined;
}

interface Returns {
  readonly return_type: 'disallowed' | '72hrs';
  readonly return_policy: 'common' | 'customized';
  readonly return_policy_legend: string | null;
  readonly return_policy_legend_en?: string | null | undefined;
  readonly return_fees?: string | null | undefined;
  readonly restocking_fees?: number | null | undefined;
}

/** The parts of an item that can be at fault; its points in time are milliseconds. */
export interface RuledItem {
  readonly kind: ItemKind;
  readonly name: string;
  readonly name_en: string | null;
  readonly description: string;
  readonly description_en: string | null;
  readonly tags: readonly string[];
  readonly tags_en: readonly string[] | null;
  readonly details?: readonly ItemDetailLine[] | undefined;
  readonly details_en?: readonly ItemDetailLine[] | null | undefined;
  readonly seo_title?: string | null;
  readonly seo_title_en?: string | null;
  readonly seo_description?: string | null;
  readonly seo_description_en?: string | null;
  readonly list_state: 'published' | 'unpublished';
  readonly publish_at: number | null;
  readonly experience_date: number | null;
  readonly experience_place: string | null;
  readonly return_info: Returns;
  readonly sat_product?: string | null | undefined;
  readonly sat_unit?: string | null | undefined;
  readonly is_dropshipping?: boolean | undefined;
  readonly contribution_margin?: number | undefined;
  readonly skus: readonly Variant[];
}

/** Names of fields, as the calls have them. */
export type ItemFault =
  | 'name'
  | 'name_en'
  | 'plain_description'
  | 'plain_description_en'
  | 'tags'
  | 'tags_en'
  | 'details'
  | 'details_en'
  | SeoField
  | 'publish_at'
  | 'experience_date'
  | 'experience_place'
  | 'return_info'
  | 'contribution_margin'
  | 'sat_product'
  | 'sat_unit'
  | 'skus';

/** The fields that keep an item from being saved, in the order of the form. */
export function itemFaults(item: RuledItem): ItemFault[] {
  const { name, name_en: english, description, description_en, tags, tags_en } = item;
  const isExperience = item.kind === 'experience';
  const faults: readonly (readonly [ItemFault, boolean])[] = [
    ['name', !isItemName(name)],
    ['name_en', english !== null && !isItemName(english)],
    ['plain_description', isTooLong(description)],
    ['plain_description_en', description_en !== null && isTooLong(description_en)],
    ['tags', !areTags(tags)],
    ['tags_en', tags_en !== null && !areTags(tags_en)],
    ['details', !areDetails(item.details ?? [])],
    ['details_en', !areDetails(item.details_en ?? [])],
    ...seoFaults(item),
    ['publish_at', !isTime(item.publish_at)],
    ['publish_at', item.publish_at !== null && item.list_state === 'published'],
    [
      'experience_date',
      isExperience ? item.experience_date === null : item.experience_date !== null,
    ],
    ['experience_date', !isTime(item.experience_date)],
    ['experience_place', isExperience && (item.experience_place ?? '') === ''],
    ['return_info', !isReturn(item.return_info)],
    ['contribution_margin', !areMargins(item)],
    ['sat_product', !isSatProduct(item.sat_product ?? '')],
    ['sat_unit', !isSatUnit(item.sat_unit ?? '')],
    ['skus', !areVariants(item.skus) || !areBarcodes(item.skus)],
  ];
  return [...new Set(faults.filter(([, is]) => is).map(([field]) => field))];
}

/** Whether a tidied name may be an item's. */
function isItemName(name: string): boolean {
  return isCatalogueName(name) && Array.from(name).length <= TEXT_MAX.itemName;
}

const isTooLong = (text: string) => Array.from(text).length > TEXT_MAX.itemDescription;

const isTime = (at: number | null) => at === null || Number.isFinite(at);

function areTags(tags: readonly string[]): boolean {
  return (
    tags.length <= ITEM_MAX.tags &&
    tags.every((tag) => tag !== '' && Array.from(tag).length <= TEXT_MAX.tag)
  );
}

function isReturn(returns: Returns): boolean {
  const { return_policy: policy, return_policy_legend: legend } = returns;
  if (policy === 'customized' && (legend ?? '').trim() === '') return false;
  if ([legend, returns.return_policy_legend_en].some((text) => isTooLong(text ?? ''))) return false;
  return (
    (returns.return_fees === 'restocking_fees') === ((returns.restocking_fees ?? null) !== null)
  );
}

/**
 * Whether variants stand beside each other: every one has the same attributes, no two have the same
 * values, and a price crossed out is above the price.
 */
function areVariants(skus: readonly Variant[]): boolean {
  if (skus.length === 0 || skus.length > ITEM_MAX.skus) return false;
  const names = namesOf(skus[0]?.attributes ?? {});
  if (names.length > ITEM_MAX.attributes) return false;
  if (names.length === 0 && skus.length > 1) return false;
  const alike = skus.every(({ attributes, attributes_en: english }) => {
    const own = namesOf(attributes);
    const isFull = Object.entries(attributes).every(([name, value]) => name !== '' && value !== '');
    const isPaired = english === null || Object.keys(english).length === own.length;
    return own.join('\n') === names.join('\n') && isFull && isPaired;
  });
  const values = new Set(
    skus.map(({ attributes }) => names.map((name) => attributes[name]?.toLowerCase()).join('\n')),
  );
  const priced = skus.every(
    ({ list_price: price, crossout_price: crossed }) => crossed === null || crossed > price,
  );
  return alike && values.size === skus.length && priced;
}

const namesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.keys(attributes).toSorted();

/** Whether no variant leaves more for resellers than its price. */
function areMargins({ is_dropshipping: isResold, contribution_margin: margin, skus }: RuledItem) {
  return (
    isResold !== true ||
    skus.every((sku) => (sku.contribution_margin ?? margin ?? 0) <= sku.list_price)
  );
}

/** Whether each barcode is a GTIN, and no two variants have the same. */
function areBarcodes(skus: readonly Variant[]): boolean {
  const codes = skus.flatMap(({ barcode }) => barcode ?? []);
  return codes.every(isGtin) && new Set(codes).size === codes.length;
}

/** Tags as they are kept: tidied, each once, without empty ones. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidied = tags.map(tidyName).filter((tag) => tag !== '');
  return tidied.filter(
    (tag, index) =>
      tidied.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
  );
}

/** A variant's attributes as they are kept; JSON keeps the order in which their names stand. */
export function tidyAttributes(
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [tidyName(name), tidyName(value)]),
  );
}

/** Text of several lines as it is kept: its own line ends, nothing unseen but tabs. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** An item's prices as lists show them: the lowest, the highest, and what is crossed out beside it. */
export function pricesOf(skus: readonly Pick<Variant, 'list_price' | 'crossout_price'>[]): {
  readonly list_price: number;
  readonly highest_price: number;
  readonly crossout_price: number | null;
} {
  const prices = skus.map((sku) => sku.list_price);
  const lowest = Math.min(...prices);
  const crossed = skus.find((sku) => sku.list_price === lowest)?.crossout_price ?? null;
  return { list_price: lowest, highest_price: Math.max(...prices), crossout_price: crossed };
}
