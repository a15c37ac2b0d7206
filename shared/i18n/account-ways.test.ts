import { expect, test } from 'vitest';
import { OFFICE_MENU } from '../../tests/support/page-context.ts';
import { accountPages, accountWays } from './account-ways.ts';

const place = { base: '/tienda/a', locale: 'es' } as const;

test('an account’s pages are the entries that need no grant, with the titles of their pages', () => {
  expect(accountPages(OFFICE_MENU, place)).toEqual([
    { icon: 'cart', label: 'Mis compras', href: '/tienda/a/mis-compras' },
    { icon: 'user', label: 'Preferencias', href: '/tienda/a/me/preferences' },
  ]);
  expect(accountPages(OFFICE_MENU, { ...place, locale: 'en' })[0]?.label).toBe('My purchases');
});

test('a store of one’s own and the office stand before them, for an account that has them', () => {
  const labels = (keychain: ['menu'] | [], ownStoreUrl: string | null) =>
    accountWays(OFFICE_MENU, place, { keychain, ownStoreUrl }).map(({ label }) => label);
  expect(labels([], null)).toEqual(['Mis compras', 'Preferencias']);
  expect(labels(['menu'], 'http://ada.localhost')).toEqual([
    'Mi tienda',
    'Administrar la tienda',
    'Mis compras',
    'Preferencias',
  ]);
});
