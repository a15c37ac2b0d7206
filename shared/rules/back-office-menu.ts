import type { Grant } from './permissions.ts';

/** A page of the back office, or one of the account's own, as a menu shows it. */
export interface BackOfficeEntry<Name extends string = string> {
  /** The entry's name, which is also the key of its words. */
  readonly name: Name;
  /** The path without the store's prefix. */
  readonly path: string;
  readonly icon: string;
}

/** An entry and the grant that opens its page; the account's own pages need no grant. */
export interface BackOfficeRule<Name extends string = string> extends BackOfficeEntry<Name> {
  readonly needs?: Grant;
}

/**
 * The entries of a store's back office that an account may open, in the order of the rules; none
 * for an account without the grant `menu`. In a proxy store the keychain holds only the grants that
 * read, and the menu shows no more than those open (spec [6]).
 */
export function backOfficeMenu<Name extends string>(
  rules: readonly BackOfficeRule<Name>[],
  keychain: Iterable<Grant>,
): BackOfficeEntry<Name>[] {
  const held = new Set(keychain);
  if (!held.has('menu')) return [];
  return rules
    .filter(({ needs }) => needs === undefined || held.has(needs))
    .map(({ name, path, icon }) => ({ name, path, icon }));
}
