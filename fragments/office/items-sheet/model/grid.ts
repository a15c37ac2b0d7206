/** The cells of a table that is edited like a sheet: places, ranges, and blocks of text. */

/** A cell, by its row and column from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Cells between two corners, both among them. */
export interface Range {
  readonly from: Place;
  readonly to: Place;
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The next cell from a place in the direction of a key; undefined at the edge, and for another key. */
export function nextPlace(
  key: string,
  { row, column }: Place,
  isCell: (place: Place) => boolean,
  size: Place,
): Place | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  let place = { row: row + step.row, column: column + step.column };
  while (isInside(place, size)) {
    if (isCell(place)) return place;
    place = { row: place.row + step.row, column: place.column + step.column };
  }
  return undefined;
}

const isInside = ({ row, column }: Place, size: Place): boolean =>
  row >= 0 && column >= 0 && row < size.row && column < size.column;

export function isWithin({ row, column }: Place, { from, to }: Range): boolean {
  const isBetween = (at: number, one: number, other: number) =>
    at >= Math.min(one, other) && at <= Math.max(one, other);
  return isBetween(row, from.row, to.row) && isBetween(column, from.column, to.column);
}

/** Every place of a range, row by row. */
export function placesOf({ from, to }: Range): Place[][] {
  const [top, left] = [Math.min(from.row, to.row), Math.min(from.column, to.column)];
  const rows = Math.abs(from.row - to.row) + 1;
  const columns = Math.abs(from.column - to.column) + 1;
  return Array.from({ length: rows }, (_row, down) =>
    Array.from({ length: columns }, (_column, across) => ({
      row: top + down,
      column: left + across,
    })),
  );
}

/** The cells of a text that a sheet program put on the clipboard: lines, and tabs between cells. */
export function blockOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** The same for the clipboard. */
export const textOf = (block: readonly (readonly string[])[]): string =>
  block.map((row) => row.join('\t')).join('\n');

/**
 * The texts that a pasted block puts into cells: a single one into all cells of the range, a larger
 * one from the range's first cell on.
 */
export function pasted(block: readonly (readonly string[])[], range: Range): [Place, string][] {
  const places = placesOf(range);
  const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  if (single !== undefined) return places.flat().map((place) => [place, single]);
  const first = places[0]?.[0] ?? range.from;
  return block.flatMap((cells, down) =>
    cells.map((cell, across): [Place, string] => [
      { row: first.row + down, column: first.column + across },
      cell,
    ]),
  );
}

/** The texts that repeat a range's first row in the rows below it. */
export function filledDown(range: Range, textAt: (place: Place) => string): [Place, string][] {
  const [first = [], ...below] = placesOf(range);
  return below.flatMap((row) =>
    row.map((place, across): [Place, string] => [place, textAt(first[across] ?? place)]),
  );
}
