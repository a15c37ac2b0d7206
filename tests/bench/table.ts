/** The printed result. */
import type { Figures } from './statistics.ts';

/** One row's results; `problem` instead of figures where there is nothing to measure. */
export type Result =
  | { readonly name: string; readonly problem: string }
  | {
      readonly name: string;
      /** Bytes of the body that both send. */
      readonly bytes: number;
      /** Database round trips of a request; undefined where the log does not tell. */
      readonly roundTrips: number | undefined;
      readonly product: Figures;
      readonly bare: Figures;
    };

const UNKNOWN = '–';
const FIGURES = ['req/s', 'p50', 'p90', 'p99', 'CPU µs'];
const HEADER = [
  ['', '', '', 'product', '', '', '', '', 'bare Hono, same bytes', '', '', '', '', 'ratio'],
  ['', 'bytes', 'db', ...FIGURES, ...FIGURES, 'req/s', 'p90', 'CPU'],
];
/** Columns that begin a group; a wider gap stands before them. */
const GROUPS = new Set([3, 8, 13]);

/** Writes the results as a table of text, times in milliseconds. */
export function resultTable(results: readonly Result[]): string {
  const measured = results.flatMap((result) => ('problem' in result ? [] : [cells(result)]));
  const widths = columnWidths([...HEADER.slice(1), ...measured], results);
  const lines = results.map((result) =>
    'problem' in result
      ? `${result.name.padEnd(widths[0] ?? 0)}  ${result.problem}`
      : line(cells(result), widths),
  );
  return [heading(widths), line(HEADER[1] ?? [], widths), ...lines].join('\n');
}

function cells(result: Exclude<Result, { problem: string }>): string[] {
  const { name, bytes, roundTrips, product, bare } = result;
  return [
    name,
    integer(bytes),
    roundTrips === undefined ? UNKNOWN : String(roundTrips),
    ...figureCells(product),
    ...figureCells(bare),
    ratio(product.rate / bare.rate),
    ratio(product.p90 / bare.p90),
    ratio(product.cpu / bare.cpu),
  ];
}

function figureCells({ rate, p50, p90, p99, cpu }: Figures): string[] {
  return [integer(rate), milliseconds(p50), milliseconds(p90), milliseconds(p99), integer(cpu)];
}

function integer(value: number): string {
  return Number.isFinite(value) ? Math.round(value).toLocaleString('en-US') : UNKNOWN;
}

function milliseconds(value: number): string {
  return Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 1) : UNKNOWN;
}

function ratio(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : UNKNOWN;
}

function columnWidths(rows: readonly string[][], results: readonly Result[]): number[] {
  const names = results.map(({ name }) => [name]);
  return (HEADER[1] ?? []).map((_, column) =>
    Math.max(...[...rows, ...names].map((row) => row[column]?.length ?? 0)),
  );
}

/** The groups' names, each from its first column across the next ones. */
function heading(widths: readonly number[]): string {
  let text = '';
  let at = 0;
  widths.forEach((width, column) => {
    at += gap(column);
    const name = HEADER[0]?.[column];
    if (name) text = text.padEnd(at) + name;
    at += width;
  });
  return text;
}

function line(row: readonly string[], widths: readonly number[]): string {
  const parts = row.map((cell, column) => {
    const width = widths[column] ?? 0;
    return ' '.repeat(gap(column)) + (column === 0 ? cell.padEnd(width) : cell.padStart(width));
  });
  return parts.join('').trimEnd();
}

function gap(column: number): number {
  if (column === 0) return 0;
  return GROUPS.has(column) ? 4 : 2;
}
