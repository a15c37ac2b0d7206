import type { Grant } from './permissions.ts';

/** A page of the back office, or one of the account's own, as a menu shows it. */
export interface BackOfficeEntry<Name extends string = string> {
  /** Its name, and the key of its words. */
  readonly name: Name;
  /** Without the store's prefix. */
  readonly path: string;
  readonly icon: string;
}

/** An entry together with who may open its page; a page of one's own needs no grant. */
export interface BackOfficeRule<Name extends string = string> extends BackOfficeEntry<Name> {
  readonly needs?: Grant;
}

/**
 * The entries of a store's back office that an account may open, in the order of the rules; none for an
 * account that does not hold the store's menu. In a proxy store the keychain holds what reads, and the
 * menu shows no more (spec [6]).
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
