import { expect, test } from 'vitest';
import { bannerTargets } from './banners.ts';
import { actionUrl, audienceOf, bannersFor, opensNewTab, type Audience } from './banners.ts';

const banners = bannerTargets.map((target) => ({ id: target, target }));

test.each([
  ['zero', 'anonymous'],
  ['unknown', 'anonymous'],
  ['one', 'entrepreneur_without_store'],
  ['two', 'entrepreneur_with_store'],
  ['three', 'entrepreneur_with_store'],
] as const)('level %s is the audience %s', (level, audience) => {
  expect(audienceOf(level)).toBe(audience);
});

test.each<[Audience, string[]]>([
  ['anonymous', ['all', 'anonymous']],
  ['registered', ['all', 'registered']],
  ['entrepreneur_without_store', ['all', 'registered', 'entrepreneurs_without_store']],
  ['entrepreneur_with_store', ['all', 'registered', 'entrepreneurs_with_store']],
])('%s sees %j', (audience, expected) => {
  expect(bannersFor(audience, banners).map((banner) => banner.id)).toEqual(expected);
});

test('banners keep their order', () => {
  const turned = banners.toReversed();
  expect(bannersFor('anonymous', turned).map((banner) => banner.id)).toEqual(['anonymous', 'all']);
});

test.each([
  [{ action_type: 'none', url: 'https://a.mx' }, null, null],
  [{ action_type: 'signup', url: null }, null, '/tienda/moda/register'],
  [
    { action_type: 'product', url: null },
    '/tienda/moda/productos/moda/x',
    '/tienda/moda/productos/moda/x',
  ],
  [{ action_type: 'product', url: 'https://a.mx' }, null, null],
  [{ action_type: 'url', url: 'https://a.mx/x?y=1' }, null, 'https://a.mx/x?y=1'],
  [{ action_type: 'url', url: ' /catalogos/mujer ' }, null, '/tienda/moda/catalogos/mujer'],
  [{ action_type: 'url', url: '//evil.example' }, null, null],
  [{ action_type: 'url', url: '/\\evil.example' }, null, null],
  [{ action_type: 'url', url: 'javascript:alert(1)' }, null, null],
  [{ action_type: 'url', url: 'https:' }, null, null],
  [{ action_type: 'url', url: null }, null, null],
] as const)('%j leads to the right place', (action, product, expected) => {
  expect(actionUrl('/tienda/moda', action, product)).toBe(expected);
});

test('only links that leave the store may open a tab', () => {
  expect(opensNewTab('https://a.mx', true)).toBe(true);
  expect(opensNewTab('https://a.mx', false)).toBe(false);
  expect(opensNewTab('/catalogos', true)).toBe(false);
});

test.each([
  ['PRODUCT', 'product', '/productos/st_casa/it_1'],
  ['PRODUCT', 'url', '/productos/st_casa/it_1'],
  ['URL', 'url', '/tienda/casa/ofertas'],
  ['URL', 'product', '/tienda/casa/ofertas'],
  ['PRODUCT', 'none', null],
  ['PRODUCT', 'signup', '/tienda/casa/register'],
] as const)('a banner of type %s whose action is %s leads to %s', (type, action_type, href) => {
  const banner = { type, action_type, url: '/ofertas' };
  expect(actionUrl('/tienda/casa', banner, '/productos/st_casa/it_1')).toBe(href);
});
