/** Markdown (GitHub's flavour) out of texts that may hold its signs. */

/** A text in one line, none of whose letters is markup. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#~&]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
}

/** A text in the typeface of code, within a line. */
export function markdownCode(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const fence = '`'.repeat(longestRun(line) + 1);
  const gap = /^`|`$/.test(line) ? ' ' : '';
  return fence + gap + line + gap + fence;
}

/**
 * A block of code, whose fence is longer than any in the text.
 * @param kind language of the code; empty for none
 */
export function fencedCode(kind: string, text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${kind}\n${text}\n${fence}`;
}

/** A table; cells are Markdown, and no text of a cell ends it. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const cell = (text: string): string =>
  text.replaceAll('|', String.raw`\|`).replaceAll(/[\r\n]+/g, ' ');

/** The most backticks in a row. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
