import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { isOfVariant, type ImportField } from '../../../shared/rules/import-columns.ts';
import { detailLines } from '../../../shared/rules/item-details.ts';
import { listCell, pairsCell } from '../../../shared/rules/listed-cells.ts';
import { localIso } from '../../../shared/rules/local-time.ts';
import { sizeText, weightText } from '../../../shared/rules/measures.ts';
import type { ItemState, SkuState } from './edit/state.ts';

const digits = isolateMap<string, number>();

/** The decimals of a price in a currency. */
export function decimalsOf(currency: string): number {
  let places = digits.get(currency);
  if (places === undefined) {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    digits.set(currency, (places = maximumFractionDigits));
  }
  return places;
}

/** An amount of minor units as a decimal number: `priceCell(19950, 'MXN')` is `199.50`. */
export function priceCell(amount: number, currency: string): string {
  const places = decimalsOf(currency);
  return (amount / 10 ** places).toFixed(places);
}

/** A time as a clock shows it, to the second where it has seconds: `2026-12-01 09:00`. */
function timeCell(at: number | null, clock: string): string {
  if (at === null) return '';
  const [day, time = ''] = localIso(at, clock).slice(0, 19).split('T');
  return `${day} ${time.replace(/:00$/, '')}`;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** How a store writes cells that are its own: its clock, and the names of its pictures. */
export interface CellWords {
  /** A time zone, or a country for that country's. */
  readonly clock: string;
  /** How a picture is called in a file, by its address. */
  readonly pictureName: (url: string) => string;
}

/** An item's variant, of which a row of a file tells. */
export interface ToldVariant {
  readonly id: string;
  readonly state: ItemState;
  /** Null where the item has no such variant yet: its own cells are empty. */
  readonly sku: SkuState | null;
  /** Units in stock; null where nothing is counted. */
  readonly units: number | null;
}

type Cell = (told: ToldVariant & { readonly sku: SkuState }, words: CellWords) => string | null;

/** How each cell is written; a price stands in units of its currency. */
const CELLS: { readonly [Field in ImportField]: Cell } = {
  item: ({ id }) => id,
  slug: ({ state }) => state.slug,
  kind: ({ state }) => state.kind,
  name: ({ state }) => state.name,
  name_en: ({ state }) => state.name_en,
  description: ({ state }) => state.description,
  description_en: ({ state }) => state.description_en,
  state: ({ state }) => state.list_state,
  publish_at: ({ state }, { clock }) => timeCell(state.publish_at, clock),
  hidden: ({ state }) => yesOrNo(state.hidden),
  photos: ({ state }, { pictureName }) => listCell(state.photos.map(({ url }) => pictureName(url))),
  tags: ({ state }) => listCell(state.tags),
  tags_en: ({ state }) => listCell(state.tags_en ?? []),
  details: ({ state }) => detailLines(state.details ?? []),
  details_en: ({ state }) => detailLines(state.details_en ?? []),
  seo_title: ({ state }) => state.seo_title,
  seo_title_en: ({ state }) => state.seo_title_en,
  seo_description: ({ state }) => state.seo_description,
  seo_description_en: ({ state }) => state.seo_description_en,
  main_type: ({ state }) => state.main_type,
  stock_type: ({ state }) => state.stock_type,
  max_purchase_amount: ({ state }) => numberCell(state.max_purchase_amount),
  is_free: ({ state }) => yesOrNo(state.is_free),
  hide_price: ({ state }) => yesOrNo(state.hide_price),
  is_dropshipping: ({ state }) => yesOrNo(state.is_dropshipping),
  contribution_margin: ({ state }) => priceCell(state.contribution_margin, state.currency),
  experience_date: ({ state }, { clock }) => timeCell(state.experience_date, clock),
  experience_place: ({ state }) => state.experience_place,
  experience_place_en: ({ state }) => state.experience_place_en,
  return_type: ({ state }) => state.return_info.return_type,
  return_policy: ({ state }) => state.return_info.return_policy,
  return_legend: ({ state }) => state.return_info.return_policy_legend,
  return_legend_en: ({ state }) => state.return_info.return_policy_legend_en ?? null,
  return_fees: ({ state }) => state.return_info.return_fees ?? null,
  return_label: ({ state }) => state.return_info.return_shipping_label ?? null,
  restocking_fees: ({ state }) => numberCell(state.return_info.restocking_fees ?? null),
  currency: ({ state }) => state.currency,
  tax_rate: ({ state }) => numberCell(state.tax_rate === null ? null : state.tax_rate / 100),
  sat_product: ({ state }) => state.sat_product,
  sat_unit: ({ state }) => state.sat_unit,
  sku: ({ sku }) => sku.id,
  code: ({ sku }) => sku.code,
  barcode: ({ sku }) => sku.barcode,
  attributes: ({ sku }) => pairsCell(sku.attributes),
  attributes_en: ({ sku }) => pairsCell(sku.attributes_en ?? {}),
  price: ({ sku, state }) => priceCell(sku.list_price, state.currency),
  crossout_price: ({ sku, state }) => amountCell(sku.crossout_price, state.currency),
  on_hand: ({ units }) => numberCell(units),
  persons: ({ sku }) => numberCell(sku.persons),
  variant_photo: ({ sku }, { pictureName }) => (sku.photo ? pictureName(sku.photo.url) : ''),
  variant_margin: ({ sku, state }) => amountCell(sku.contribution_margin, state.currency),
  weight_kg: ({ sku, state }) => weightText(sku.weight_g ?? state.weight_g),
  size_cm: ({ sku, state }) => sizeText(sku.size_mm ?? state.size_mm),
};

const numberCell = (value: number | null) => (value === null ? '' : `${value}`);
const amountCell = (amount: number | null, currency: string) =>
  amount === null ? '' : priceCell(amount, currency);

/**
 * Cells of a variant as a file has them, by their fields. Weight and size are the variant's own, or
 * else the item's; times go by the store's clock.
 */
export function cellsOfVariant<Field extends ImportField>(
  fields: readonly Field[],
  told: ToldVariant,
  words: CellWords,
): Record<Field, string> {
  const pairs = fields.map((field) => {
    const { sku } = told;
    // No cell of an item looks at the variant.
    if (sku === null && isOfVariant(field)) return [field, ''];
    return [field, CELLS[field]({ ...told, sku: sku! }, words) ?? ''];
  });
  return Object.fromEntries(pairs) as Record<Field, string>;
}
