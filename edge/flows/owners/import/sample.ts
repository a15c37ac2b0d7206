import { type TrialRow } from '../../../../shared/contracts/item-import.ts';
import { importFields, type ImportField } from '../../../../shared/rules/import-columns.ts';
import { sizeText, weightText } from '../../../../shared/rules/measures.ts';
import { attributesCell, priceCell, rateCell } from '../../../modules/items/index.ts';
import type { Moment, Outcome } from './change.ts';
import type { Reason } from './words.ts';

/** Characters of a cell that a trial keeps. */
const CELL_MAX = 120;

/** A row of a tried file as the job keeps it: the reason is a word that each reader's language has. */
export type KeptRow = Omit<TrialRow, 'reason'> & { readonly reason: Reason | null };

/** A cell cut to the length that a trial keeps. */
export const shortened = (cell: string) =>
  cell.length > CELL_MAX ? `${cell.slice(0, CELL_MAX - 1)}…` : cell;

/** A variant's cells as an export would write them; all empty where there is no item yet. */
function cellsAt(moment: Moment | null, skuId: string): Readonly<Record<ImportField, string>> {
  const sku = moment?.state.skus.find(({ id }) => id === skuId);
  if (!moment || !sku) return Object.fromEntries(importFields.map((one) => [one, ''])) as never;
  const { state, units } = moment;
  const { currency } = state;
  return {
    sku: sku.id,
    code: sku.code,
    barcode: sku.barcode ?? '',
    name: state.name,
    name_en: state.name_en ?? '',
    description: state.description,
    description_en: state.description_en ?? '',
    state: state.list_state,
    attributes: attributesCell(sku.attributes),
    attributes_en: attributesCell(sku.attributes_en),
    price: priceCell(sku.list_price, currency),
    crossout_price: sku.crossout_price === null ? '' : priceCell(sku.crossout_price, currency),
    currency,
    on_hand: units === null ? '' : `${units}`,
    weight_kg: weightText(sku.weight_g ?? state.weight_g),
    size_cm: sizeText(sku.size_mm ?? state.size_mm),
    tax_rate: rateCell(state.tax_rate),
    sat_product: state.sat_product ?? '',
    sat_unit: state.sat_unit ?? '',
  };
}

/**
 * What a row of a trial does, by the fields that the file has columns for; null for a row that changes
 * nothing.
 * @param line the row's line in the file
 * @param name the cell of the row's name, for a row that is refused
 */
export function sampleRow(
  outcome: Outcome,
  fields: readonly (ImportField | null)[],
  { line, name }: { readonly line: number; readonly name: string },
): KeptRow | null {
  if (outcome.kind === 'same') return null;
  if (outcome.kind === 'failed') {
    return {
      row: line,
      name: shortened(name),
      outcome: 'failed',
      reason: outcome.reason,
      changes: [],
    };
  }
  const before = cellsAt(outcome.before, outcome.sku);
  const after = cellsAt(outcome.after, outcome.sku);
  const changes = importFields
    .filter((field) => fields.includes(field) && field !== 'sku' && before[field] !== after[field])
    .map((field) => ({ field, before: shortened(before[field]), after: shortened(after[field]) }));
  return {
    row: line,
    name: shortened(after.name),
    outcome: outcome.kind,
    reason: null,
    changes,
  };
}
