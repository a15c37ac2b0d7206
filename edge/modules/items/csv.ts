import Papa from 'papaparse';
import { FORMULA } from '../../../shared/rules/formula-cells.ts';
import type { ImportField } from '../../../shared/rules/import-columns.ts';
import { cellsOfVariant, type CellWords, type ToldVariant } from './cells.ts';

/**
 * Columns of the file, in their order: the English of a text stands after it. An import reads each of
 * them, except the units that buyers hold, which are not the owner's to say.
 */
export const exportColumns = [
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
  'publish_at',
  'hidden',
  'photos',
  'variant_photo',
  'tags',
  'tags_en',
  'details',
  'details_en',
  'seo_title',
  'seo_title_en',
  'seo_description',
  'seo_description_en',
  'main_type',
  'stock_type',
  'max_purchase_amount',
  'is_free',
  'hide_price',
  'is_dropshipping',
  'contribution_margin',
  'variant_margin',
  'experience_date',
  'experience_place',
  'experience_place_en',
  'persons',
  'return_type',
  'return_policy',
  'return_legend',
  'return_legend_en',
  'return_fees',
  'return_label',
  'restocking_fees',
] as const satisfies readonly (ImportField | 'reserved')[];

const FIELDS = exportColumns.filter((column) => column !== 'reserved');

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A variant with the units of it that buyers hold. */
export type ExportedVariant = ToldVariant & { readonly reserved: number };

/**
 * A part of the file (RFC 4180). A cell that a spreadsheet would take for a formula begins with an
 * apostrophe.
 * @param isFirst whether the column names stand before the rows
 */
export function itemsCsv(
  variants: readonly ExportedVariant[],
  words: CellWords,
  isFirst: boolean,
): string {
  const rows = variants.map((variant) => {
    const cells = { ...cellsOfVariant(FIELDS, variant, words), reserved: `${variant.reserved}` };
    return exportColumns.map((column) => cells[column]);
  });
  const text = Papa.unparse(isFirst ? [[...exportColumns], ...rows] : rows, {
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return `${isFirst ? BYTE_ORDER_MARK : ''}${text}${text === '' ? '' : '\r\n'}`;
}
