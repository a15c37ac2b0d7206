import { expect, test } from 'vitest';
import { OFFICE_MENU } from '../../tests/support/page-context.ts';
import { accountPages, accountWays } from './account-ways.ts';
import { namespace } from './namespace.ts';

const place = { base: '/tienda/a', tag: 'es-MX' } as const;

test('an account’s pages are the entries that need no grant, with the titles of their pages', () => {
  expect(accountPages(OFFICE_MENU, place)).toEqual([
    { icon: 'cart', label: 'Mis compras', href: '/tienda/a/mis-compras' },
    { icon: 'user', label: 'Preferencias', href: '/tienda/a/me/preferences' },
  ]);
  expect(accountPages(OFFICE_MENU, { ...place, tag: 'en-US' })[0]?.label).toBe('My purchases');
});

test('a store of one’s own and the office stand before them, for an account that has them; one without a store may open one', () => {
  const labels = (keychain: ['menu'] | [], ownStoreUrl: string | null) =>
    accountWays(OFFICE_MENU, place, { keychain, ownStoreUrl }).map(({ label }) => label);
  expect(labels([], null)).toEqual(['Mis compras', 'Preferencias', 'Abrir una tienda']);
  expect(labels(['menu'], 'http://ada.localhost')).toEqual([
    'Mi tienda',
    'Administrar la tienda',
    'Mis compras',
    'Preferencias',
  ]);
});

test('an Argentine page names them in its own Spanish', () => {
  const [rule] = OFFICE_MENU.filter(({ needs }) => needs === undefined);
  const spoken = { title: 'Tus compras' };
  const words = namespace(
    'tests-ways',
    spoken,
    { title: 'Yours' },
    { title: 'Lo que compraste vos' },
  );
  const [way] = accountPages([{ ...rule!, words }], { ...place, tag: 'es-AR' });
  expect(way?.label).toBe('Lo que compraste vos');
});
