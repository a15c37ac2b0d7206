import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import Papa from 'papaparse';
import { sizeText, weightText, type Size } from '../../../shared/rules/measures.ts';
import { FORMULA } from '../../../shared/rules/formula-cells.ts';
import type { ExportRow } from './export-statements.ts';

/**
 * Columns of the file, in their order: the English of a text stands after it. A price is written in
 * units of its currency; weight and size are the variant's own, or else the item's.
 */
const COLUMNS = [
  'item',
  'slug',
  'kind',
  'name',
  'name_en',
  'description',
  'description_en',
  'state',
  'sku',
  'code',
  'barcode',
  'attributes',
  'attributes_en',
  'price',
  'crossout_price',
  'currency',
  'on_hand',
  'reserved',
  'weight_kg',
  'size_cm',
  'tax_rate',
  'sat_product',
  'sat_unit',
] as const;

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

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

const parsed = (json: string | null) => JSON.parse(json ?? '{}') as Record<string, string>;

/** A variant's attributes as one cell: `Talla: M; Color: Azul`. */
export function attributesCell(attributes: Readonly<Record<string, string>> | null): string {
  return Object.entries(attributes ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

/** A rate of hundredths of a percent as a percentage: `rateCell(1050)` is `10.5`. */
export function rateCell(rate: number | null): string {
  return rate === null ? '' : String(rate / 100);
}

/**
 * A part of the file (RFC 4180). A cell that a spreadsheet would take for a formula begins with an
 * apostrophe.
 * @param isFirst whether the column names stand before the rows
 */
export function itemsCsv(rows: readonly ExportRow[], isFirst: boolean): string {
  const cells = rows.map((row) => [
    row.item_id,
    row.slug,
    row.kind,
    row.name,
    row.name_en ?? '',
    row.description,
    row.description_en ?? '',
    row.list_state,
    row.sku,
    row.code,
    row.barcode ?? '',
    attributesCell(parsed(row.attributes)),
    attributesCell(parsed(row.attributes_en)),
    priceCell(row.list_price, row.currency),
    row.crossout_price === null ? '' : priceCell(row.crossout_price, row.currency),
    row.currency,
    row.on_hand ?? '',
    row.reserved,
    weightText(row.weight_g),
    sizeText(row.size_mm === null ? null : (JSON.parse(row.size_mm) as Size)),
    rateCell(row.tax_rate),
    row.sat_product ?? '',
    row.sat_unit ?? '',
  ]);
  const text = Papa.unparse(isFirst ? [[...COLUMNS], ...cells] : cells, {
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return `${isFirst ? BYTE_ORDER_MARK : ''}${text}${text === '' ? '' : '\r\n'}`;
}
