/** A suite's result as text. */
import type { Check } from './part.ts';

/** Formats checks as a table: name, figure, limit, with a mark at each missed limit. */
export function checkTable(checks: readonly Check[]): string {
  const rows = checks.map(({ name, figure, limit, met, note }) => ({
    cells: [met ? '✓' : '✗', name, figure, limit ?? ''],
    note,
  }));
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(0, ...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  return rows
    .map(({ cells, note }) => {
      const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
      return `${line.trimEnd()}${note === undefined ? '' : `\n     ${note}`}`;
    })
    .join('\n');
}

/** The last line: how many rows met their limit. */
export function summary(checks: readonly Check[]): string {
  const met = checks.filter((check) => check.met).length;
  return `${met} met, ${checks.length - met} not met`;
}
