/**
 * The generic validators of forms (spec [5]) that have no rule of their own elsewhere: `email`,
 * `phone` and `slug` stand beside this file. Each takes a text as typed, without its outer white
 * space; whether a field may be empty is `required`'s question, which each form asks itself.
 */

/** Limits, both included; a missing one does not limit. */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
}

function isWithin(number: number, { min = -Infinity, max = Infinity }: Limits): boolean {
  return number >= min && number <= max;
}

/** True when a text has so many characters, counted as the contracts count them (UTF-16). */
export function hasLength(text: string, limits: Limits): boolean {
  return isWithin(text.length, limits);
}

/** True for digits and nothing else: a code or a number as it is typed, without sign or point. */
export function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/** True for a number between the limits, as a field of numbers gives it: `-1.5`, `20`. */
export function isBetween(text: string, limits: Limits): boolean {
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text) && isWithin(Number(text), limits);
}

/** True for letters of any script, and the white space, hyphens and apostrophes between them. */
export function isLetters(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u.test(text);
}
