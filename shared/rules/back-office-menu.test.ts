import { expect, test } from 'vitest';
import { OFFICE_MENU } from '../../tests/support/page-context.ts';
import { backOfficeMenu } from './back-office-menu.ts';
import { keychainOf, type StoreRole } from './permissions.ts';

const namesFor = (role: StoreRole, is_proxy = false) =>
  backOfficeMenu(OFFICE_MENU, keychainOf(role, { store_type: 'other', is_proxy })).map(
    ({ name }) => name,
  );

test.each([
  ['anonymous', []],
  ['customer', []],
  ['owner', ['collaborators', 'staff', 'preferences']],
  ['admin', ['collaborators', 'preferences']],
  ['accountant', ['preferences']],
  ['dispatcher', ['preferences']],
  ['qrreader', ['preferences']],
  ['marketing', ['preferences']],
] as const)('%s sees %j', (role, names) => expect(namesFor(role)).toEqual(names));

test('a proxy store shows nothing that writes', () => {
  expect(namesFor('owner', true)).toEqual(['preferences']);
  expect(namesFor('customer', true)).toEqual([]);
});
