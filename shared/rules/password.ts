/** The fewest and the most characters of a new password (OWASP). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** How hard a password is to guess, roughly: a hint for the person who chooses one, not a rule. */
export type Strength = 'short' | 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * Judges a password by its length, and by how many different characters and kinds of character it
 * has. A sentence is strong without special characters.
 * @example passwordStrength('aaaaaaaaaa') // 'weak'
 */
export function passwordStrength(password: string): Strength {
  const characters = Array.from(password);
  if (characters.length < PASSWORD_LENGTH.min) return 'short';
  const different = new Set(characters.map((character) => character.toLowerCase())).size;
  if (different < 5 || isRun(characters)) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = characters.length + 2 * kinds;
  if (points < 13) return 'weak';
  return points < 19 ? 'fair' : 'strong';
}

/** True for a sequence of neighbours: `12345678`, `abcdefgh`. */
function isRun(characters: readonly string[]): boolean {
  const points = characters.map((character) => character.codePointAt(0) ?? 0);
  return points.every((point, index) => point === (points[0] ?? 0) + index);
}
