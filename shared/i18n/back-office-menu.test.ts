import { expect, test } from 'vitest';
import { OFFICE_MENU } from '../../tests/support/page-context.ts';
import { keychainOf, type StoreRole } from '../rules/permissions.ts';
import { backOfficeItems } from './back-office-menu.ts';

const namesFor = (role: StoreRole, is_proxy = false) =>
  backOfficeItems(OFFICE_MENU, keychainOf(role, { store_type: 'other', is_proxy })).map(
    ({ app_module }) => app_module,
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

test('an entry has the title of its page in both languages', () => {
  const [first] = backOfficeItems(OFFICE_MENU, ['menu', 'collaborators-admin']);
  expect(first?.label).toEqual({ es: 'Colaboradores', en: 'Collaborators' });
});
