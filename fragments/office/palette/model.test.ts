import { expect, test } from 'vitest';
import { officeWays } from '../../../shared/i18n/office-ways.ts';
import { keychainOf, type StoreRole } from '../../../shared/rules/permissions.ts';
import { OFFICE_MENU } from '../../../tests/support/page-context.ts';
import { paletteModel } from './model.ts';

const waysOf = (role: StoreRole) =>
  officeWays(OFFICE_MENU, [...keychainOf(role, { store_type: 'other', is_proxy: false })], {
    base: '/tienda/a',
    tag: 'es-MX',
  });
const found = (model: ReturnType<typeof paletteModel>) =>
  model.$found.value.map((way) => way.label);

test('a typed word begins a word of each result, whatever its accents', () => {
  const model = paletteModel(waysOf('owner'));
  model.type('  INVÍT equipo ');
  expect(found(model)).toEqual(['Invitar a alguien al equipo']);
  model.type('equi');
  expect(found(model)).toEqual(['Equipo', 'Invitar a alguien al equipo']);
  model.type('quipo');
  expect(found(model)).toEqual([]);
  expect(model.$active.value).toBe(-1);
});

test('the choice goes around the ends, and begins anew with every letter', () => {
  const model = paletteModel(waysOf('owner'));
  const last = waysOf('owner').length - 1;
  model.move(-1);
  expect(model.$active.value).toBe(last);
  model.move(1);
  expect(model.$active.value).toBe(0);
  model.move(1);
  model.type('equi');
  expect(model.$active.value).toBe(0);
});

test('an account is offered only what its grants allow', () => {
  const pathsOf = (role: StoreRole) => waysOf(role).map(({ href }) => href);
  expect(pathsOf('owner')).toContain('/tienda/a/admin/equipo#invite');
  expect(pathsOf('admin').join(' ')).not.toContain('/admin/equipo');
  expect(pathsOf('dispatcher').join(' ')).not.toContain('/admin/');
  expect(pathsOf('customer')).toEqual([]);
});
