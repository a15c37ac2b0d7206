import type { SkuFields } from '../../../../shared/contracts/item-fields.ts';
import type { ItemState } from '../../../modules/items/index.ts';
import type { Cells } from './columns.ts';
import { skuGoods } from './goods.ts';
import type { Values } from './values.ts';

/** A variant's fields as calls take them, its photo by its address. */
type Sku = Omit<ItemState['skus'][number], 'id' | 'photo' | 'code'> & {
  readonly id?: string;
  readonly code: string | null;
  readonly photo: string | null;
};

/** A variant as calls take it; its stock is moved apart. */
export const asGiven = (sku: Sku): SkuFields => ({ ...sku, on_hand: null, on_hand_was: null });

/** A variant that a row adds, before its cells. */
export const newSku = (price: number): Sku => ({
  code: null,
  attributes: {},
  attributes_en: null,
  list_price: price,
  crossout_price: null,
  photo: null,
  persons: 1,
  barcode: null,
  weight_g: null,
  contribution_margin: null,
  size_mm: null,
});

/** A variant with the cells of a row; a column that the file does not have leaves its field. */
export function skuOf(cells: Cells, values: Values, item: ItemState, sku: Sku): SkuFields {
  const { price, crossout, attributes, english, persons, margin, photo, goods } = values;
  const isAdded = sku.id === undefined;
  return asGiven({
    ...sku,
    ...skuGoods(goods, item, Math.max(1, item.skus.length + Number(isAdded))),
    ...(cells.code !== undefined && cells.code.trim() !== '' && { code: cells.code.slice(0, 60) }),
    ...(price !== null && { list_price: price }),
    ...(cells.crossout_price !== undefined && { crossout_price: crossout }),
    ...(attributes !== null && { attributes }),
    ...(english !== null && { attributes_en: english }),
    ...(persons !== null && { persons }),
    ...(margin !== undefined && { contribution_margin: margin }),
    ...(photo !== undefined && { photo }),
  });
}
