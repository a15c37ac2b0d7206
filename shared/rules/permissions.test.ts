import { expect, test } from 'vitest';
import {
  grants,
  keychainOf as keychainIn,
  modeOf,
  seesSideBar,
  staffRoles,
  userLevel,
  type StoreRole,
} from './permissions.ts';

const keychainOf = (role: StoreRole, store_type: string, is_proxy = false) =>
  keychainIn(role, { store_type, is_proxy });

test('a visitor and a customer hold no grant', () => {
  expect([...keychainOf('anonymous', 'other'), ...keychainOf('customer', 'affinity')]).toEqual([]);
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

test('in a proxy store a role keeps the menu, and nothing that changes the store', () => {
  for (const role of ['owner', ...staffRoles] as const) {
    expect([...keychainOf(role, 'franchise', true)]).toEqual(['menu']);
  }
  expect([...keychainOf('customer', 'other', true)]).toEqual([]);
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
