import { expect, test } from 'vitest';
import { officeActions } from './office-actions.ts';
import { keychainOf, type StoreRole } from './permissions.ts';

const OWN = ['shop', 'purchases', 'security', 'sign-out'];

const namesFor = (role: StoreRole, is_proxy = false) =>
  officeActions(keychainOf(role, { store_type: 'other', is_proxy })).map(({ name }) => name);

test.each([
  ['anonymous', []],
  ['customer', []],
  ['owner', ['invite-staff', 'add-collaborator', ...OWN]],
  ['admin', ['add-collaborator', ...OWN]],
  ['dispatcher', OWN],
  ['marketing', OWN],
] as const)('%s may begin %j', (role, names) => expect(namesFor(role)).toEqual(names));

test('a proxy store offers nothing that writes', () => {
  expect(namesFor('owner', true)).toEqual(OWN);
});
