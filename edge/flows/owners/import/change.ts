import { isDeepStrictEqual } from 'node:util';
import type { SkuFields } from '../../../../shared/contracts/item-fields.ts';
import { ITEM_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { newId } from '../../../../shared/kernel/ids.ts';
import { decimalsOf, type ItemState } from '../../../modules/items/index.ts';
import type { StoreScope } from '../editable.ts';
import type { Found } from '../editable-item.ts';
import { blankItem, stateWith, type Given } from '../item-state.ts';
import { amountOf, attributesOf, unitsOf, type Cells } from './columns.ts';
import { goodsOf, itemGoods, skuGoods } from './goods.ts';
import type { Reason } from './words.ts';

/** An item while the rows of one piece change it. */
export interface Draft {
  readonly id: string;
  /** The item as it stood before the piece; null for one that the piece makes. */
  readonly found: Found | null;
  state: ItemState;
  /** Units to add to the stock, by variant. */
  readonly moves: Map<string, number>;
}

/** An item, and the stock of the variant that a row names, at one moment; null where nothing is counted. */
export interface Moment {
  readonly state: ItemState;
  readonly units: number | null;
}

/** The outcome of a row: what it changed, or why it was refused. */
export type Outcome =
  | {
      readonly kind: 'made' | 'changed' | 'same';
      readonly draft: Draft;
      /** The variant that the row names. */
      readonly sku: string;
      /** Null for an item that the row makes. */
      readonly before: Moment | null;
      readonly after: Moment;
    }
  | { readonly kind: 'failed'; readonly reason: Reason };

const failed = (reason: Reason): Outcome => ({ kind: 'failed', reason });

const STATES = ['published', 'unpublished'] as const;

/** The values of a row that are no texts; a reason where one cannot be read. */
function valuesOf(cells: Cells, currency: string) {
  const places = decimalsOf(currency);
  const read = <Value>(cell: string | undefined, by: (text: string) => Value | undefined) =>
    cell === undefined || cell.trim() === '' ? null : by(cell);
  const price = read(cells.price, (cell) => amountOf(cell, places));
  const crossout = read(cells.crossout_price, (cell) => amountOf(cell, places));
  const units = read(cells.on_hand, unitsOf);
  const attributes = read(cells.attributes, attributesOf);
  const english = read(cells.attributes_en, attributesOf);
  const state = read(cells.state, (cell) => STATES.find((one) => one === cell.trim()));
  const own = (cells.currency ?? '').trim();
  if (own !== '' && own !== currency) return 'currency';
  if (price === undefined || (price ?? 0) > ITEM_MAX.price) return 'price';
  if (crossout === undefined || (crossout ?? 0) > ITEM_MAX.price) return 'crossout_price';
  if (units === undefined || (units ?? 0) > ITEM_MAX.units) return 'on_hand';
  if (state === undefined) return 'state';
  if (attributes === undefined || english === undefined) return 'skus';
  const goods = goodsOf(cells);
  if (typeof goods === 'string') return goods;
  return { price, crossout, units, attributes, english, state, goods };
}

type Values = Exclude<ReturnType<typeof valuesOf>, string>;

/** The texts that a row has a column for; an empty English cell takes the English away. */
function textsOf(cells: Cells): Given {
  const { name, name_en, description, description_en } = cells;
  return {
    ...(name !== undefined && { name }),
    ...(name_en !== undefined && { name_en }),
    ...(description !== undefined && { plain_description: description }),
    ...(description_en !== undefined && { plain_description_en: description_en }),
  };
}

/**
 * Makes an item of a row.
 * @param slug an address that no other item has
 */
export async function makeItem(
  scope: StoreScope,
  cells: Cells,
  currency: string,
  slug: string,
): Promise<Outcome> {
  const values = valuesOf(cells, currency);
  if (typeof values === 'string') return failed(values);
  if (values.price === null) return failed('price');
  const blank = blankItem(slug, 'product', currency);
  const sku = skuOf(cells, values, blank, {
    code: null,
    attributes: {},
    attributes_en: null,
    list_price: values.price,
    crossout_price: null,
    photo: null,
    persons: 1,
    barcode: null,
    weight_g: null,
    contribution_margin: null,
    size_mm: null,
  });
  const given: Given = {
    ...textsOf(cells),
    ...itemGoods(values.goods, 1),
    ...(values.state && { list_state: values.state }),
    skus: [sku],
  };
  const state = await stateWith(scope, blank, given);
  if (!state.ok) return failed(reasonOf(state.error.field));
  const moves = new Map(
    state.value.skus.flatMap(({ id }) => (values.units ? [[id, values.units]] : [])),
  );
  const draft = { id: newId('item'), found: null, state: state.value, moves };
  const after = { state: state.value, units: values.units };
  return { kind: 'made', draft, sku: state.value.skus[0]!.id, before: null, after };
}

/** Changes a variant of an item, and the item's texts, by a row. */
export async function changeItem(
  scope: StoreScope,
  draft: Draft,
  skuId: string,
  cells: Cells,
): Promise<Outcome> {
  const { state: before, found } = draft;
  const values = valuesOf(cells, before.currency);
  if (typeof values === 'string') return failed(values);
  const { on_hand: stood = null, reserved = 0 } = found?.stock.get(skuId) ?? {};
  const moved = draft.moves.get(skuId) ?? 0;
  const counted = before.stock_type === 'onstock' ? values.units : null;
  const by = counted === null ? 0 : counted - (stood ?? 0) - moved;
  if (counted !== null && counted < reserved) return failed('on_hand');
  const given: Given = {
    ...textsOf(cells),
    ...itemGoods(values.goods, before.skus.length),
    ...(values.state && { list_state: values.state }),
    ...(values.state === 'published' && before.publish_at !== null && { publish_at: null }),
    skus: before.skus.map((sku) => {
      const fields = { ...sku, photo: sku.photo?.url ?? null };
      return sku.id === skuId ? skuOf(cells, values, before, fields) : asGiven(fields);
    }),
  };
  const state = await stateWith(scope, before, given);
  if (!state.ok) return failed(reasonOf(state.error.field));
  const isSame = isDeepStrictEqual(state.value, before);
  if (!isSame) draft.state = state.value;
  if (by !== 0) draft.moves.set(skuId, moved + by);
  const units = stood === null && moved === 0 ? null : (stood ?? 0) + moved;
  return {
    kind: isSame && by === 0 ? 'same' : 'changed',
    draft,
    sku: skuId,
    before: { state: before, units },
    after: { state: draft.state, units: counted ?? units },
  };
}

type Sku = Omit<ItemState['skus'][number], 'id' | 'photo' | 'code'> & {
  readonly id?: string;
  readonly code: string | null;
  readonly photo: string | null;
};

const asGiven = (sku: Sku): SkuFields => ({ ...sku, on_hand: null, on_hand_was: null });

/** A variant with the cells of a row; a column that the file does not have leaves its field. */
function skuOf(
  cells: Cells,
  { price, crossout, attributes, english, goods }: Values,
  item: ItemState,
  sku: Sku,
) {
  return asGiven({
    ...sku,
    ...skuGoods(goods, item, Math.max(1, item.skus.length)),
    ...(cells.code !== undefined && cells.code.trim() !== '' && { code: cells.code.slice(0, 60) }),
    ...(price !== null && { list_price: price }),
    ...(cells.crossout_price !== undefined && { crossout_price: crossout }),
    ...(attributes !== null && { attributes }),
    ...(english !== null && { attributes_en: english }),
  });
}

const FIELDS = [
  'name',
  'name_en',
  'plain_description',
  'plain_description_en',
  'skus',
] as const satisfies readonly Reason[];

function reasonOf(field: string | undefined): Reason {
  return FIELDS.find((one) => one === field) ?? 'other';
}
