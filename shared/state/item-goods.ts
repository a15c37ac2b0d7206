import type { EditedItem, ItemFields } from '../contracts/item-fields.ts';
import { MEASURE_MAX } from '../rules/measures-most.ts';
import { isGtin, isSatProduct, isSatUnit, tidyDigits } from '../rules/item-codes.ts';
import { gramsOf, inCountry, sizeOf, sizeText, weightText } from '../rules/measures.ts';
import { minorOf } from '../rules/typed-numbers.ts';

/** The fields of the item's form about parcels, scanners and invoices. */

type Texts = Record<string, string>;
type Reader = (name: string) => string;
type Goods = Pick<ItemFields, 'weight_g' | 'size_mm' | 'tax_rate' | 'sat_product' | 'sat_unit'>;
type SkuGoods = Pick<ItemFields['skus'][number], 'barcode' | 'weight_g' | 'size_mm'>;

export type GoodsProblem = 'weight' | 'size' | 'percent' | 'sat_product' | 'sat_unit' | 'barcode';
type Problem = readonly [string, GoodsProblem, boolean];

/** An item's fields as the form begins with them, numbers in the form of the store's country. */
export function goodsValues(item: Pick<EditedItem, keyof Goods>, country: string): Texts {
  return {
    weight: weightText(item.weight_g, country),
    size: sizeText(item.size_mm, country),
    tax_rate: item.tax_rate === null ? '' : inCountry(item.tax_rate / 100, country),
    sat_product: item.sat_product ?? '',
    sat_unit: item.sat_unit ?? '',
  };
}

/** A variant's fields as the form begins with them. */
export function skuGoodsValues(sku: SkuGoods, country: string): Texts {
  return {
    barcode: sku.barcode ?? '',
    weight: weightText(sku.weight_g, country),
    size: sizeText(sku.size_mm, country),
  };
}

/** The fields as the calls take them; a text that is no measure is null, see `goodsProblems`. */
export function goodsBody(text: Reader): Goods {
  return {
    weight_g: gramsOf(text('weight')) ?? null,
    size_mm: sizeOf(text('size')) ?? null,
    tax_rate: minorOf(text('tax_rate')) ?? null,
    sat_product: tidyDigits(text('sat_product')) || null,
    sat_unit: text('sat_unit').toUpperCase() || null,
  };
}

/** A variant's fields as the calls take them. */
export function skuGoodsBody(text: Reader): SkuGoods {
  return {
    barcode: tidyDigits(text('barcode')) || null,
    weight_g: gramsOf(text('weight')) ?? null,
    size_mm: sizeOf(text('size')) ?? null,
  };
}

/** What keeps the item's fields from being sent. */
export function goodsProblems(text: Reader): Problem[] {
  const rate = minorOf(text('tax_rate') || '0');
  return [
    ...measureProblems(text, (name) => name),
    ['tax_rate', 'percent', rate === undefined || rate > MEASURE_MAX.tax_rate],
    ['sat_product', 'sat_product', !isSatProduct(tidyDigits(text('sat_product')))],
    ['sat_unit', 'sat_unit', !isSatUnit(text('sat_unit').toUpperCase())],
  ];
}

/** What keeps a variant's fields from being sent; `nameOf` gives a field's name in the form. */
export function skuGoodsProblems(text: Reader, nameOf: (field: string) => string): Problem[] {
  const barcode = tidyDigits(text('barcode'));
  return [
    ...measureProblems(text, nameOf),
    [nameOf('barcode'), 'barcode', barcode !== '' && !isGtin(barcode)],
  ];
}

function measureProblems(text: Reader, nameOf: (field: string) => string): Problem[] {
  return [
    [nameOf('weight'), 'weight', text('weight') !== '' && gramsOf(text('weight')) === undefined],
    [nameOf('size'), 'size', text('size') !== '' && sizeOf(text('size')) === undefined],
  ];
}
