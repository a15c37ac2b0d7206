/**
 * The values that a field of tags with commas between them may become: what was typed before the last
 * comma, with each known tag that has the last word as a beginning of one of its own.
 * @example tagChoices('lino, ver', ['Lino', 'Verano']) // ['lino, Verano']
 */
export function tagChoices(typed: string, known: readonly string[]): string[] {
  const at = typed.lastIndexOf(',') + 1;
  const before = typed.slice(0, at).trimEnd();
  const word = typed.slice(at).trim().toLowerCase();
  const used = new Set(before.split(',').map((tag) => tag.trim().toLowerCase()));
  const fits = known.filter((tag) => {
    const lower = tag.toLowerCase();
    return !used.has(lower) && (lower.startsWith(word) || lower.includes(` ${word}`));
  });
  return fits.slice(0, SHOWN).map((tag) => (before === '' ? tag : `${before} ${tag}`));
}

/** Choices that are shown at a time. */
const SHOWN = 10;
