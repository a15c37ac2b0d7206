/** The printed comparison. */
import type { Figures } from '../statistics.ts';

export interface Comparison {
  readonly name: string;
  /** The goal: requests a second, as a multiple of the peer's. */
  readonly goal: number;
  readonly vendure: Figures;
  /** With cached answers, as the product runs. */
  readonly keeping: Figures;
  /** Each answer made anew. */
  readonly anew: Figures;
}

const HEADER = ['', 'req/s', 'p50 ms', 'CPU µs'];

/** One block for each call: the peer, the product, the product without its cache of answers. */
export function comparisonTable(rows: readonly Comparison[]): string {
  const lines = rows.flatMap(({ name, vendure, keeping, anew }) => [
    [name, '', '', ''],
    ['  Vendure', ...cells(vendure)],
    ['  here', ...cells(keeping)],
    ['  here, each answer made anew', ...cells(anew)],
  ]);
  const all = [HEADER, ...lines];
  const widths = HEADER.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells({ rate, p50, cpu }: Figures): string[] {
  return [integer(rate), p50.toFixed(2), integer(cpu)];
}

function integer(value: number): string {
  return Number.isFinite(value) ? Math.round(value).toLocaleString('en-US') : '–';
}
