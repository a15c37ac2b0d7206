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
  /** Its page changes the store, which a proxy store's does not. */
  readonly writes?: true;
}

/** In the order in which the menu has them. Each issue adds the pages that it builds. */
const RULES: readonly Rule[] = [
  {
    name: 'collaborators',
    path: '/admin/colaboradores',
    icon: 'store',
    needs: 'collaborators-admin',
    writes: true,
  },
  { name: 'staff', path: '/admin/equipo', icon: 'users', needs: 'staff-admin', writes: true },
  { name: 'preferences', path: '/me/preferences', icon: 'filter' },
];

/**
 * The entries of a store's back office that somebody may open; none for who does not hold its menu.
 * A proxy store shows what can be read there (spec [6], "Proxy stores show read-only menus").
 */
export function backOfficeMenu(
  keychain: Iterable<Grant>,
  store: { readonly is_proxy: boolean },
): BackOfficeEntry[] {
  const held = new Set(keychain);
  if (!held.has('menu')) return [];
  return RULES.filter(
    ({ needs, writes }) =>
      (needs === undefined || held.has(needs)) && !(store.is_proxy && writes === true),
  ).map(({ name, path, icon }) => ({ name, path, icon }));
}
