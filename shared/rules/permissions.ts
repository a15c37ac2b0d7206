/**
 * The permissions of a store. Roles give grants, grants are named after the APIs of spec [6] and
 * [7], and each call says which grant it needs. A grant that no role has is held by no account.
 */

/** Roles that a store gives to its staff. */
export const staffRoles = ['admin', 'accountant', 'dispatcher', 'qrreader', 'marketing'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The role of a visitor in one store. */
export type StoreRole = 'owner' | StaffRole | 'customer' | 'anonymous';

/** One API of a store's back office. */
export const grants = [
  'store-admin',
  'catalogues-admin',
  'staff-admin',
  'collaborators-admin',
  'contact-admin',
  'inbox',
  'crm-admin',
  'tags-admin',
  'campaigns-admin',
  'orders-admin',
  'invoicing-admin',
  'wallets-admin',
  'payouts-admin',
  'network-admin',
  'tickets-admin',
  'menu',
  'dssupplier-admin',
  'orders-affinity',
] as const;
export type Grant = (typeof grants)[number];

/** The grants that an account holds in one store. */
export type Keychain = ReadonlySet<Grant>;

/** What a network's root store alone decides; only its owner sets who brought whom. */
const OF_ROOT: readonly Grant[] = ['payouts-admin', 'network-admin'];

/** The kind of network that the store is in, as the keychain shows it (spec [6], "Mode"). */
export type Mode = 'franchise' | 'affinity' | 'affiliate';

const BACK_OFFICE: readonly Grant[] = grants.filter(
  (grant) => grant !== 'dssupplier-admin' && grant !== 'orders-affinity',
);

const ROLE_GRANTS: Readonly<Record<StoreRole, readonly Grant[]>> = {
  owner: BACK_OFFICE,
  admin: BACK_OFFICE.filter((grant) => grant !== 'staff-admin' && !OF_ROOT.includes(grant)),
  accountant: ['menu', 'orders-admin', 'invoicing-admin', 'wallets-admin', 'payouts-admin'],
  dispatcher: ['menu', 'orders-admin', 'inbox'],
  qrreader: ['menu', 'tickets-admin'],
  marketing: ['menu', 'campaigns-admin', 'crm-admin', 'tags-admin'],
  customer: [],
  anonymous: [],
};

/**
 * The grants that a role keeps in a proxy store, which is read-only (spec [1] and [6]): only the
 * menu, which then shows the entries that need no other grant. So no account can open the pages and
 * calls that change that store.
 */
const READ_ONLY: readonly Grant[] = ['menu'];

/** The facts of a store on which a keychain depends besides the role. */
export interface StoreKind {
  readonly store_type: string;
  readonly is_proxy: boolean;
  /** The root of its network; none for a root itself, which alone pays the network's wallets out. */
  readonly root_id?: string | null;
}

/** Roles that see the store's bar on the left (spec [6]). An owner is its first admin. */
const SIDE_BAR: readonly StoreRole[] = ['owner', 'admin', 'accountant', 'dispatcher', 'qrreader'];

/**
 * The keychain of a role in a store. A role that handles orders also gets the network's orders,
 * where the store has a network; in a proxy store only the grants that read are left.
 */
export function keychainOf(
  role: StoreRole,
  { store_type: type, is_proxy, root_id: root = null }: StoreKind,
): Keychain {
  const keychain = new Set(ROLE_GRANTS[role]);
  if (root !== null) OF_ROOT.forEach((grant) => keychain.delete(grant));
  if (is_proxy) return new Set(READ_ONLY.filter((grant) => keychain.has(grant)));
  if (keychain.has('orders-admin') && type === 'franchise') keychain.add('dssupplier-admin');
  if (keychain.has('orders-admin') && type === 'affinity') keychain.add('orders-affinity');
  return keychain;
}

/** The roles of a store's staff that hold a grant, whatever the store's type; its owner holds all. */
export function rolesWith(grant: Grant): StaffRole[] {
  return staffRoles.filter((role) => ROLE_GRANTS[role].includes(grant));
}

/** The mode that a keychain means. */
export function modeOf(keychain: Keychain): Mode {
  if (keychain.has('dssupplier-admin')) return 'franchise';
  return keychain.has('orders-affinity') ? 'affinity' : 'affiliate';
}

/** Whether a role sees the store's left bar. */
export function seesSideBar(role: StoreRole): boolean {
  return SIDE_BAR.includes(role);
}

/** How far a person has come as a seller; no person has the level `three` yet (spec [3]). */
export const userLevels = ['zero', 'one', 'two', 'three', 'unknown'] as const;
export type UserLevel = (typeof userLevels)[number];

/**
 * The level of a person: zero without a profile, one without a store of their own, two with one;
 * unknown while the profile could not be read.
 */
export function userLevel(
  person: { readonly ownStore: string | null } | null | undefined,
): UserLevel {
  if (person === undefined) return 'unknown';
  if (person === null) return 'zero';
  return person.ownStore === null ? 'one' : 'two';
}
