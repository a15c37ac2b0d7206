import type { ImportField } from '../../../../shared/rules/import-columns.ts';
import { cellsOf } from './columns.ts';
import { groupOf } from './named.ts';
import type { Rows } from './reader.ts';

/**
 * Rows of one piece that leave no item in its middle: those of an item that goes on behind them are
 * left to the next piece, which begins with its first row. Rows of one item alone stay.
 * @param read one row more than a piece has, where there is one
 * @param most rows of a piece
 * @param isEnd whether nothing comes behind the rows that were read
 */
export function wholeItems(
  read: Rows,
  fields: readonly (ImportField | null)[],
  most: number,
  isEnd: boolean,
): Rows {
  const keyAt = (index: number) => {
    const cells = read.rows[index]?.cells;
    return cells ? groupOf(cellsOf(fields, cells)) : '';
  };
  const full = Math.min(most, read.rows.length);
  const key = keyAt(full - 1);
  const isOpen = key !== '' && (read.rows.length > most ? keyAt(most) === key : !isEnd);
  let kept = full;
  if (isOpen) while (kept > 0 && keyAt(kept - 1) === key) kept -= 1;
  if (kept === 0) kept = full;
  if (kept === read.rows.length) return read;
  const ends = read.ends.slice(0, kept);
  return { rows: read.rows.slice(0, kept), ends, used: ends.at(-1) ?? 0, isCut: false };
}
