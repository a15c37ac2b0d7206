import { fold } from './fold.ts';

/** The most characters of a slug, as in the contracts. */
const SLUG_MAX = 120;

/** True for letters, digits, underscore and hyphen only (spec [5]). */
export function isSlug(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,120}$/.test(text);
}

/**
 * Makes a slug from a name: `Flores & Más` is `flores-mas`. Empty when no character of the name can
 * stay.
 */
export function toSlug(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '');
}
