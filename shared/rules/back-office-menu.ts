import type { Grant } from './permissions.ts';

/** A page of the back office, or one of the account's own, as a menu shows it. */
export interface BackOfficeRule {
  readonly name: string;
  /** The path without the store's prefix. */
  readonly path: string;
  readonly icon: string;
  /** The grant that opens the page; the account's own pages need no grant. */
  readonly needs?: Grant;
}

/**
 * The entries of a store's back office that an account may open, in the order of the rules; none
 * for an account without the grant `menu`. In a proxy store the keychain holds only the grants that
 * read, and the menu shows no more than those open (spec [6]).
 */
export function backOfficeMenu<Rule extends BackOfficeRule>(
  rules: readonly Rule[],
  keychain: Iterable<Grant>,
): Rule[] {
  const held = new Set(keychain);
  if (!held.has('menu')) return [];
  return rules.filter(({ needs }) => needs === undefined || held.has(needs));
}
