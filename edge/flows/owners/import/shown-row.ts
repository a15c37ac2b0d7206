import type { ImportRow } from '../../../../shared/contracts/item-import.ts';
import { importFields, type ImportField } from '../../../../shared/rules/import-columns.ts';
import { cellsOfVariant, type CellWords } from '../../../modules/items/index.ts';
import type { Moment, Outcome } from './outcome.ts';
import type { Reason } from './words.ts';

/** Characters of a cell that are kept. */
const CELL_MAX = 120;

/** A row of a file as its job keeps it: the reason is a word that each reader's language has. */
export type KeptRow = Omit<ImportRow, 'reason' | 'undone'> & { readonly reason: Reason | null };

/** A cell cut to the length that is kept. */
export const shortened = (cell: string) =>
  cell.length > CELL_MAX ? `${cell.slice(0, CELL_MAX - 1)}…` : cell;

/** Fields that only name what a row is about. */
const NAMING: readonly ImportField[] = ['item', 'slug', 'sku'];

/** A variant's cells as an export would write them; all empty where there is no item yet. */
function cellsAt(
  fields: readonly ImportField[],
  moment: Moment | null,
  { draft, sku }: { readonly draft: { readonly id: string }; readonly sku: string },
  words: CellWords,
): Partial<Record<ImportField, string>> {
  if (!moment) return {};
  const { state, units } = moment;
  const own = state.skus.find(({ id }) => id === sku) ?? null;
  return cellsOfVariant(fields, { id: draft.id, state, sku: own, units }, words);
}

/**
 * What a row of a file does, by the fields that the file has columns for; null for a row that changes
 * nothing.
 * @param line the row's line in the file
 * @param name the cell of the row's name, for a row that is refused
 * @param words how the store writes its cells
 * @param isTrial whether nothing is written: an item that it would make has no page
 */
export function shownRow(
  outcome: Outcome,
  fields: readonly (ImportField | null)[],
  { line, name }: { readonly line: number; readonly name: string },
  words: CellWords,
  isTrial: boolean,
): KeptRow | null {
  if (outcome.kind === 'same') return null;
  if (outcome.kind === 'failed') {
    return {
      row: line,
      item: null,
      name: shortened(name),
      outcome: 'failed',
      reason: outcome.reason,
      changes: [],
    };
  }
  const told = importFields.filter((field) => fields.includes(field) && !NAMING.includes(field));
  const before = cellsAt(told, outcome.before, outcome, words);
  const after = cellsAt(told, outcome.after, outcome, words);
  const changes = told.flatMap((field) => {
    const [was = '', is = ''] = [before[field], after[field]];
    return was === is ? [] : [{ field, before: shortened(was), after: shortened(is) }];
  });
  return {
    row: line,
    item: isTrial && outcome.draft.found === null ? null : outcome.draft.id,
    name: shortened(outcome.after.state.name),
    outcome: outcome.kind,
    reason: outcome.lacks ?? null,
    changes,
  };
}
