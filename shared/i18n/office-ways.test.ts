import { expect, test } from 'vitest';
import { OFFICE_MENU } from '../../tests/support/page-context.ts';
import { keychainOf, type StoreRole } from '../rules/permissions.ts';
import { officeWays } from './office-ways.ts';

const waysOf = (role: StoreRole, is_proxy = false) =>
  officeWays(OFFICE_MENU, [...keychainOf(role, { store_type: 'other', is_proxy })], {
    base: '/tienda/a',
    tag: 'es-MX',
  });
const pathsOf = (role: StoreRole, is_proxy = false) =>
  waysOf(role, is_proxy).map(({ href }) => href.replace('/tienda/a', ''));

const OWN = ['/mis-compras', '/me/preferences', '/', '/logout'];

test.each([
  ['anonymous', []],
  ['customer', []],
  [
    'owner',
    [
      '/admin/colaboradores',
      '/admin/equipo',
      '/admin/colaboradores#add',
      '/admin/equipo#invite',
      ...OWN,
    ],
  ],
  ['admin', ['/admin/colaboradores', '/admin/colaboradores#add', ...OWN]],
  ['dispatcher', OWN],
  ['marketing', OWN],
] as const)('%s may open and begin %j', (role, paths) => expect(pathsOf(role)).toEqual(paths));

test('a proxy store offers nothing that writes', () => {
  expect(pathsOf('owner', true)).toEqual(OWN);
});

test('a page and its actions have the words of its fragment', () => {
  const labels = waysOf('owner').map(({ group, label }) => [group, label]);
  expect(labels).toContainEqual(['pages', 'Equipo']);
  expect(labels).toContainEqual(['actions', 'Invitar a alguien al equipo']);
  expect(labels).toContainEqual(['own', 'Mis compras']);
});
