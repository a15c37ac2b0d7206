import type { Grant } from './permissions.ts';

/** Something that an account may begin from any page of the office. */
export interface OfficeAction {
  /** The key of its words. */
  readonly name:
    | 'invite-staff'
    | 'add-collaborator'
    | 'shop'
    | 'purchases'
    | 'security'
    | 'sign-out';
  /** `own` is the account's own business, whatever the store allows it. */
  readonly group: 'actions' | 'own';
  /** Where it is done, without the store's prefix; the part behind `#` names the field to begin with. */
  readonly path: string;
  readonly icon: string;
}

interface Rule extends OfficeAction {
  readonly needs?: Grant;
}

/** In the order in which the search shows them. Each issue adds what its pages can do. */
const RULES: readonly Rule[] = [
  {
    name: 'invite-staff',
    group: 'actions',
    path: '/admin/equipo#invite',
    icon: 'plus',
    needs: 'staff-admin',
  },
  {
    name: 'add-collaborator',
    group: 'actions',
    path: '/admin/colaboradores#add',
    icon: 'plus',
    needs: 'collaborators-admin',
  },
  { name: 'shop', group: 'own', path: '/', icon: 'arrow-left' },
  { name: 'purchases', group: 'own', path: '/mis-compras', icon: 'cart' },
  { name: 'security', group: 'own', path: '/me/security', icon: 'lock' },
  { name: 'sign-out', group: 'own', path: '/logout', icon: 'exit' },
];

/** What an account may begin in a store; nothing for who does not hold the store's menu. */
export function officeActions(keychain: Iterable<Grant>): OfficeAction[] {
  const held = new Set(keychain);
  if (!held.has('menu')) return [];
  return RULES.filter(({ needs }) => needs === undefined || held.has(needs)).map(
    ({ name, group, path, icon }) => ({ name, group, path, icon }),
  );
}
