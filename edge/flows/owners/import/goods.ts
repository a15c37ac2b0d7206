import type { Size } from '../../../../shared/rules/measures.ts';
import { MEASURE_MAX } from '../../../../shared/rules/measures-most.ts';
import {
  isGtin,
  isSatProduct,
  isSatUnit,
  tidyDigits,
} from '../../../../shared/rules/item-codes.ts';
import { gramsOf, sizeOf } from '../../../../shared/rules/measures.ts';
import { minorOf } from '../../../../shared/rules/typed-numbers.ts';
import type { ItemState } from '../../../modules/items/index.ts';
import type { Given } from '../item-state.ts';
import type { Cells } from './columns.ts';

/** Fields whose empty cell takes the value away. */
export interface Goods {
  readonly barcode: string | null;
  readonly weight_kg: number | null;
  readonly size_cm: Size | null;
  readonly tax_rate: number | null;
  readonly sat_product: string | null;
  readonly sat_unit: string | null;
}

/** How each cell is read; undefined for a text that is no such value. */
const READ: { readonly [Field in keyof Goods]: (cell: string) => Goods[Field] | undefined } = {
  barcode: (cell) => fitting(padded(tidyDigits(cell), 12), isGtin),
  weight_kg: gramsOf,
  size_cm: sizeOf,
  tax_rate(cell) {
    const rate = minorOf(cell.replace('%', ''));
    return rate !== undefined && rate <= MEASURE_MAX.tax_rate ? rate : undefined;
  },
  sat_product: (cell) => fitting(padded(tidyDigits(cell), 8), isSatProduct),
  sat_unit: (cell) => fitting(cell.toUpperCase(), isSatUnit),
};

const fitting = (text: string, fits: (text: string) => boolean) => (fits(text) ? text : undefined);

/** Spreadsheets take a code for a number, and drop the zero that it begins with. */
const padded = (digits: string, length: number) =>
  digits.length === length - 1 ? digits.padStart(length, '0') : digits;

/** The fields about parcels, scanners and invoices that a row has columns for; or the one that cannot be read. */
export function goodsOf(cells: Cells): Partial<Goods> | keyof Goods {
  const goods: Record<string, unknown> = {};
  for (const field of Object.keys(READ) as (keyof Goods)[]) {
    const cell = cells[field]?.trim();
    if (cell === undefined) continue;
    const value = cell === '' ? null : READ[field](cell);
    if (value === undefined) return field;
    goods[field] = value;
  }
  return goods;
}

/** The item's own fields out of a row: its weight and size where it has a single variant. */
export function itemGoods(goods: Partial<Goods>, variants: number): Given {
  const { weight_kg: weight, size_cm: size, tax_rate, sat_product, sat_unit } = goods;
  const isSingle = variants === 1;
  return {
    ...(isSingle && weight !== undefined && { weight_g: weight }),
    ...(isSingle && size !== undefined && { size_mm: size }),
    ...(tax_rate !== undefined && { tax_rate }),
    ...(sat_product !== undefined && { sat_product }),
    ...(sat_unit !== undefined && { sat_unit }),
  };
}

/** The named variant's fields out of a row: its weight and size where they are not the item's. */
export function skuGoods(
  goods: Partial<Goods>,
  item: Pick<ItemState, 'weight_g' | 'size_mm'>,
  variants: number,
) {
  const { barcode, weight_kg: weight, size_cm: size } = goods;
  const isSingle = variants === 1;
  const isItems =
    size &&
    item.size_mm &&
    (['length', 'width', 'height'] as const).every((side) => size[side] === item.size_mm?.[side]);
  return {
    ...(barcode !== undefined && { barcode }),
    ...(weight !== undefined && { weight_g: isSingle || weight === item.weight_g ? null : weight }),
    ...(size !== undefined && { size_mm: isSingle || isItems ? null : size }),
  };
}
