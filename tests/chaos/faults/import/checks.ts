/** The checks of an import whose server was killed, on the rows that it left. */
import type { Check } from '../../../support/suite/part.ts';

/** The rows of an import, counted in the store's database while no server runs. */
export interface Left {
  /** The state of the job, and the rows that it says it has made and refused. */
  readonly state: string;
  readonly made: number;
  readonly failed: number;
  /** Items and variants with a code of the file, and how many codes those have. */
  readonly items: number;
  readonly skus: number;
  readonly codes: number;
  /** Units on the shelf, and movements that brought them there. */
  readonly units: number;
  readonly moves: number;
  /** What is kept to undo it: one row an item. */
  readonly undoable: number;
}

/** @param units of each row of the file */
export function importChecks(left: Left, rows: number, units: number): Check[] {
  const same = (name: string, figure: number, wanted: number): Check => ({
    name,
    figure: String(figure),
    limit: String(wanted),
    met: figure === wanted,
  });
  return [
    { name: 'the import is over', figure: left.state, limit: 'done', met: left.state === 'done' },
    same('rows that it says it has made', left.made, rows),
    same('rows that it says it has refused', left.failed, 0),
    same('rows of the file that are lost', rows - left.codes, 0),
    same(
      'rows that are there twice',
      left.skus - left.codes + Math.abs(left.items - left.codes),
      0,
    ),
    same('units on the shelf', left.units, rows * units),
    same('movements of stock', left.moves, rows),
    same('items that its undo knows', left.undoable, rows),
  ];
}

/** The check of one run's memory: the file does not stand in it. */
export function memoryCheck(growth: number, most: number): Check {
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  return {
    name: 'memory that the later half of a run takes more than the earlier, the most of all runs',
    figure: Number.isNaN(growth) ? 'not known here' : megabytes(growth),
    limit: `≤ ${megabytes(most)}`,
    met: Number.isNaN(growth) || growth <= most,
  };
}
