import { describe, expect, test } from 'vitest';
import {
  grants,
  keychainOf as keychainIn,
  modeOf,
  seesSideBar,
  staffRoles,
  userLevel,
  type Grant,
  type StoreRole,
} from './permissions.ts';

const keychainOf = (role: StoreRole, store_type: string, is_proxy = false) =>
  keychainIn(role, { store_type, is_proxy });

/** Exactly the grants that each role holds in a store without a network. */
const HOLDS: Readonly<Record<StoreRole, readonly Grant[]>> = {
  owner: [
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
  ],
  admin: [
    'store-admin',
    'catalogues-admin',
    'collaborators-admin',
    'contact-admin',
    'inbox',
    'crm-admin',
    'tags-admin',
    'campaigns-admin',
    'orders-admin',
    'invoicing-admin',
    'wallets-admin',
    'tickets-admin',
    'menu',
  ],
  accountant: ['orders-admin', 'invoicing-admin', 'wallets-admin', 'payouts-admin', 'menu'],
  dispatcher: ['orders-admin', 'inbox', 'menu'],
  qrreader: ['tickets-admin', 'menu'],
  marketing: ['crm-admin', 'tags-admin', 'campaigns-admin', 'menu'],
  customer: [],
  anonymous: [],
};

/** The grant that each kind of network adds for a role that handles orders. */
const OF_NETWORK = { franchise: 'dssupplier-admin', affinity: 'orders-affinity' } as const;
const HANDLES_ORDERS: readonly StoreRole[] = ['owner', 'admin', 'accountant', 'dispatcher'];

describe.each(Object.entries(HOLDS) as [StoreRole, Grant[]][])('%s', (role, held) => {
  test.each(['other', 'affiliate', 'franchise', 'affinity'])(
    'holds exactly its grants in a store of type %s',
    (type) => {
      const added = HANDLES_ORDERS.includes(role) && type in OF_NETWORK;
      const more = added ? [OF_NETWORK[type as keyof typeof OF_NETWORK]] : [];
      expect([...keychainOf(role, type)].toSorted()).toEqual([...held, ...more].toSorted());
    },
  );

  test('keeps the menu alone in a proxy store, where it has it', () => {
    const kept = held.filter((grant) => grant === 'menu');
    for (const type of ['other', 'franchise', 'affinity']) {
      expect([...keychainOf(role, type, true)]).toEqual(kept);
    }
  });
});

test('every grant belongs to a role, and only the owner chooses the staff', () => {
  const all = new Set([...keychainOf('owner', 'franchise'), ...keychainOf('owner', 'affinity')]);
  expect([...all].toSorted()).toEqual([...grants].toSorted());
  for (const role of staffRoles) expect(keychainOf(role, 'other').has('staff-admin')).toBe(false);
});

test.each([
  ['owner', 'franchise', 'franchise'],
  ['dispatcher', 'franchise', 'franchise'],
  ['admin', 'affinity', 'affinity'],
  ['qrreader', 'affinity', 'affiliate'],
  ['owner', 'affiliate', 'affiliate'],
  ['anonymous', 'franchise', 'affiliate'],
] as const)('%s in a store of type %s works as %s', (role, type, mode) =>
  expect(modeOf(keychainOf(role, type))).toBe(mode),
);

test('a network’s wallets are paid out by its root store alone', () => {
  const of = (root_id: string | null) =>
    keychainIn('accountant', { store_type: 'other', is_proxy: false, root_id });
  expect(of(null).has('payouts-admin')).toBe(true);
  expect(of('st_mercado').has('payouts-admin')).toBe(false);
});

test('the left bar is for those who work on orders, money and tickets', () => {
  expect(['owner', ...staffRoles].filter((role) => seesSideBar(role as 'owner'))).toEqual([
    'owner',
    'admin',
    'accountant',
    'dispatcher',
    'qrreader',
  ]);
  expect(seesSideBar('customer')).toBe(false);
});

test.each([
  [undefined, 'unknown'],
  [null, 'zero'],
  [{ ownStore: null }, 'one'],
  [{ ownStore: 'st_ana' }, 'two'],
] as const)('%j is level %s', (person, level) => expect(userLevel(person)).toBe(level));
