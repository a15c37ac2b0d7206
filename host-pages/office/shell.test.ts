import { expect, test } from 'vitest';
import type { Person } from '../../shared/contracts/people.ts';
import { keychainOf, type StoreRole } from '../../shared/rules/permissions.ts';
import { pageContext } from '../../tests/support/page-context.ts';
import type { PageView } from '../kit/page.ts';
import { shellOf } from '../kit/shell.ts';
import type { Block, Slot } from '../kit/slot.ts';

const as = (role: StoreRole): Person => ({
  id: 'ac_ada',
  username: 'ada',
  full_name: 'Ada Ejemplo',
  photo: null,
  role,
  keychain: [...keychainOf(role, { store_type: 'other', is_proxy: false })],
  mode: 'affiliate',
  user_level: 'one',
  own_store: null,
});
const view: PageView = {
  status: 200,
  head: { title: 'Equipo', description: null, canonical: '/admin/equipo', index: false },
  main: [],
};
const slotsOf = (blocks: readonly Block[]): Slot[] =>
  blocks.filter((block) => typeof block !== 'string');
const propsOf = (blocks: readonly Block[], name: string) =>
  slotsOf(blocks).find((one) => one.fragment.manifest.name === name)?.props;
const office = (role: StoreRole | null, path = '/admin/equipo', shown = view) =>
  shellOf(pageContext({ path }), 'office')(shown, role && as(role));

test('an office page has its bar and the notices around it, and nothing of the shop', () => {
  const { top, lead, bottom, account } = office('owner');
  const names = slotsOf([...top, ...lead, ...bottom]).map((one) => one.fragment.manifest.name);
  expect(names).toEqual(['office-bar', 'breadcrumb', 'toasts', 'picture-picker', 'edit-products']);
  expect(account).toBe('ac_ada');
});

test('a page has of its shell what it needs: keys that take changes back, the library of pictures', () => {
  const have = (path: string) =>
    slotsOf(office('owner', path).bottom).map((one) => one.fragment.manifest.name);
  expect(have('/admin/mensajes/cv_1')).toEqual(['toasts', 'edit-products']);
  expect(have('/admin/mensajeria')).toContain('picture-picker');
  expect(have('/admin/menu')).toEqual(['toasts', 'picture-picker', 'office-undo', 'edit-products']);
});

test.each([
  ['owner', ['/admin/colaboradores', '/admin/equipo', '/me/preferences']],
  ['dispatcher', ['/me/preferences']],
  [null, []],
] as const)('the bar of %s leads to %j', (role, paths) => {
  const { items } = propsOf(office(role).top, 'office-bar') as { items: { path: string }[] };
  expect(items.map(({ path }) => path)).toEqual(paths);
});

test('the breadcrumb leads back to the office, step by step', () => {
  const root = { label: 'Administración', href: '/admin' };
  expect(propsOf(office('owner').lead, 'breadcrumb')).toMatchObject({
    root,
    crumbs: [{ label: 'Equipo', href: null }],
  });
  const trail = [
    { label: 'Equipo', path: '/admin/equipo' },
    { label: 'Inés', path: '/admin/equipo/ines' },
  ];
  const below = office('owner', '/admin/equipo/ines', { ...view, trail });
  expect(propsOf(below.lead, 'breadcrumb')).toMatchObject({
    root,
    crumbs: [
      { label: 'Equipo', href: '/admin/equipo' },
      { label: 'Inés', href: null },
    ],
  });
  expect(office('owner', '/admin').lead).toEqual([]);
});

test('the bar marks the page under which the trail puts a page of another address', () => {
  const trail = [
    { label: 'Equipo', path: '/admin/equipo' },
    { label: 'Altas', path: '/admin/altas' },
  ];
  const marked = (path: string, shown: PageView) =>
    (propsOf(office('owner', path, shown).top, 'office-bar') as { path: string }).path;
  expect(marked('/admin/altas', { ...view, trail })).toBe('/admin/equipo');
  expect(marked('/admin/equipo/ines', { ...view, trail })).toBe('/admin/equipo/ines');
  expect(marked('/admin/altas', view)).toBe('/admin/altas');
});

test.each([
  ['/admin/menu', 'owner', true],
  ['/admin/articulos/it_1', 'admin', true],
  ['/admin/catalogos', 'owner', true],
  ['/admin/galeria', 'owner', true],
  ['/admin/inventario/tabla', 'owner', true],
  ['/admin/configuracion', 'owner', true],
  ['/admin/blog', 'owner', true],
  ['/admin/ordenes', 'owner', false],
  ['/admin/menu', 'accountant', false],
] as const)('on %s the keys that take changes back work for an %s: %s', (path, role, isThere) => {
  const undo = propsOf(office(role, path).bottom, 'office-undo');
  if (isThere) expect(undo).toMatchObject({ account: 'ac_ada', storeType: 'other' });
  else expect(undo).toBeUndefined();
});
