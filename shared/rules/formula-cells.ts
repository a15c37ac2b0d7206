/**
 * A cell that a spreadsheet would run as a formula, with any apostrophes that already stand before it.
 * A cell of several lines is run as well, so the expression looks at its beginning alone.
 */
export const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet runs: a formula gets an apostrophe before it. */
export function defused(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before a file defused it: without the one apostrophe that the file put there. */
export function withoutDefusing(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
