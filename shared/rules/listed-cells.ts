/**
 * Several texts in one cell of a file, with a sign between them. A sign within a text stands behind a
 * backslash, so that a list is read as it was written.
 */

const SIGNS = /[\\;:,]/g;
const MARKED = /\\([\\;:,])/g;

/** A text with its signs marked. */
const marked = (text: string) => text.replace(SIGNS, '\\$&');
const unmarked = (text: string) => text.replace(MARKED, '$1');

/** Parts of a cell between the signs that are not marked; the marks stay. */
function split(cell: string, sign: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < cell.length; at += 1) {
    if (cell[at] === '\\' && /[\\;:,]/.test(cell[at + 1] ?? '')) at += 1;
    else if (cell[at] === sign) {
      parts.push(cell.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, cell.slice(start)];
}

/** Texts as one cell: `lino, verano`. */
export function listCell(texts: readonly string[]): string {
  return texts.map(marked).join(', ');
}

/** The texts of a cell that `listCell` wrote, or an owner; empty ones are left out. */
export function listOf(cell: string): string[] {
  return split(cell, ',')
    .map((part) => unmarked(part.trim()))
    .filter((text) => text !== '');
}

/** Names with their values as one cell: `Talla: M; Color: Azul`. */
export function pairsCell(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([name, value]) => `${marked(name)}: ${marked(value)}`)
    .join('; ');
}

/** Names with their values out of a cell; undefined where it is not written so. A value may hold a colon. */
export function pairsOf(cell: string): Record<string, string> | undefined {
  const parts = split(cell, ';').filter((part) => part.trim() !== '');
  const pairs = parts.map((part) => {
    const [name = '', ...value] = split(part, ':');
    return [unmarked(name.trim()), unmarked(value.join(':').trim())] as const;
  });
  if (!pairs.every(([name, value]) => name !== '' && value !== '')) return undefined;
  return Object.fromEntries(pairs);
}
