import { isDeepStrictEqual } from 'node:util';
import { tidyName } from '../../../../shared/rules/names.ts';
import { attributesOf, type Cells } from './columns.ts';
import { goodsOf } from './goods.ts';

type Texts = Readonly<Record<string, string>>;

/** What a row names its variant by: the first of these that it has. */
export type RowKey =
  | { readonly by: 'sku' | 'code' | 'barcode'; readonly text: string }
  | {
      readonly by: 'name';
      readonly text: string;
      /** Null where the row says nothing of them. */
      readonly attributes: Texts | null;
    };

/** A variant of an item that rows may name, as the rows before have left it. */
export interface OpenSku {
  readonly id: string;
  readonly code: string;
  readonly barcode: string | null;
  readonly attributes: Texts;
  readonly item_id: string;
  readonly name: string;
}

const cellOf = (cells: Cells, field: keyof Cells) => (cells[field] ?? '').trim();

/** What the rows of one item have alike: the item's id, or else its address; empty for a row that has neither. */
export const groupOf = (cells: Cells): string =>
  cellOf(cells, 'item') || cellOf(cells, 'slug').toLowerCase();

/** The address that a row has for its item. */
export const slugIn = (cells: Cells): string => cellOf(cells, 'slug').toLowerCase();

/**
 * What a row names its variant by. A row without sku, code and barcode names the item of its name,
 * so that a file that comes twice makes nothing twice; of an item with variants the one that has the
 * row's attributes.
 */
export function keyOf(cells: Cells): RowKey {
  const sku = cellOf(cells, 'sku');
  return sku === '' ? keyBesideSku(cells) : { by: 'sku', text: sku };
}

/** The same without its sku, which another store has given where the file comes from there. */
export function keyBesideSku(cells: Cells): RowKey {
  const code = cellOf(cells, 'code');
  if (code !== '') return { by: 'code', text: code };
  const barcode = barcodeIn(cells);
  if (barcode !== null) return { by: 'barcode', text: barcode };
  return { by: 'name', text: tidyName(cells.name ?? ''), attributes: attributesIn(cells) };
}

function barcodeIn(cells: Cells): string | null {
  const goods = goodsOf(cells);
  return typeof goods === 'string' ? null : (goods.barcode ?? null);
}

function attributesIn(cells: Cells): Texts | null {
  const attributes = cellOf(cells, 'attributes');
  return attributes === '' ? null : (attributesOf(attributes) ?? null);
}

/** The variants that a key names, of those that are open. */
export function namedBy(key: RowKey, skus: readonly OpenSku[]): OpenSku[] {
  if (key.text === '') return [];
  return skus.filter((sku) => {
    if (key.by === 'sku') return sku.id === key.text;
    if (key.by !== 'name') return sku[key.by] === key.text;
    const fits = key.attributes === null || hasAttributes(sku, key.attributes);
    return sku.name === key.text && fits;
  });
}

const hasAttributes = (sku: Pick<OpenSku, 'attributes'>, attributes: Texts) =>
  isDeepStrictEqual({ ...sku.attributes }, attributes);

/**
 * The variant that a row of a known item names: by its code, its barcode, or its attributes. Null for
 * one that the item does not have yet.
 */
export function variantIn(skus: readonly OpenSku[], cells: Cells): string | null {
  const code = cellOf(cells, 'code');
  const barcode = barcodeIn(cells);
  const attributes = attributesIn(cells) ?? {};
  const found =
    skus.find((sku) => code !== '' && sku.code === code) ??
    skus.find((sku) => barcode !== null && sku.barcode === barcode) ??
    skus.find((sku) => hasAttributes(sku, attributes));
  return found?.id ?? null;
}
