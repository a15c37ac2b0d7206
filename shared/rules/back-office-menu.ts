import type { Grant } from './permissions.ts';

/** A page of the back office, or one of the person's own. */
export interface BackOfficeEntry {
  /** Its name, and the key of its words. */
  readonly name: 'staff' | 'collaborators' | 'preferences';
  /** Without the store's prefix. */
  readonly path: string;
  readonly icon: string;
}

interface Rule extends BackOfficeEntry {
  /** Who may open it; none is needed for what is one's own. */
  readonly needs?: Grant;
}

/** In the order in which the menu has them. Each issue adds the pages that it builds. */
const RULES: readonly Rule[] = [
  {
    name: 'collaborators',
    path: '/admin/colaboradores',
    icon: 'store',
    needs: 'collaborators-admin',
  },
  { name: 'staff', path: '/admin/equipo', icon: 'users', needs: 'staff-admin' },
  { name: 'preferences', path: '/me/preferences', icon: 'filter' },
];

/**
 * The entries of a store's back office that somebody may open; none for who does not hold its menu.
 * In a proxy store the keychain holds what reads, and the menu shows no more (spec [6]).
 */
export function backOfficeMenu(keychain: Iterable<Grant>): BackOfficeEntry[] {
  const held = new Set(keychain);
  if (!held.has('menu')) return [];
  return RULES.filter(({ needs }) => needs === undefined || held.has(needs)).map(
    ({ name, path, icon }) => ({ name, path, icon }),
  );
}
