import type { Grant } from './permissions.ts';

/** An action that an account may begin from any page of the office. */
export interface OfficeAction {
  /** The key of its words. */
  readonly name:
    | 'invite-staff'
    | 'add-collaborator'
    | 'shop'
    | 'purchases'
    | 'security'
    | 'sign-out';
  /** `own` is for the account's own settings, which need no grant of the store. */
  readonly group: 'actions' | 'own';
  /**
   * The path of the action's page, without the store's prefix; the part after `#` names the first
   * field.
   */
  readonly path: string;
  readonly icon: string;
}

interface Rule extends OfficeAction {
  readonly needs?: Grant;
}

/** The actions, in the order in which the search shows them. */
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

/**
 * The actions that an account may begin in a store; none for an account without the grant `menu`.
 */
export function officeActions(keychain: Iterable<Grant>): OfficeAction[] {
  const held = new Set(keychain);
  if (!held.has('menu')) return [];
  return RULES.filter(({ needs }) => needs === undefined || held.has(needs)).map(
    ({ name, group, path, icon }) => ({ name, group, path, icon }),
  );
}
