import { expect, test } from 'vitest';
import { icons } from '../ui/icons.ts';
import { isMenuPath, menuIcons } from './store-menu.ts';
import { menuHref } from './urls.ts';

test.each([
  ['/catalogos', true],
  ['/catalogos/verano?page=2', true],
  ['https://ejemplo.mx/blog', true],
  ['http://ejemplo.mx', false],
  ['//otro.example', false],
  ['/\\otro.example', false],
  ['/\t/otro.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['catalogos', false],
  ['', false],
])('a link to %j may stand in the menu: %s', (path, may) => {
  expect(isMenuPath(path)).toBe(may);
});

test('a path stands below the prefix of the store, and an address is whole', () => {
  expect(menuHref('/tienda/moda', '/info')).toBe('/tienda/moda/info');
  expect(menuHref('/tienda/moda', 'https://ejemplo.mx')).toBe('https://ejemplo.mx');
});

test('browsers have each icon of the menu', () => {
  expect(menuIcons.filter((name) => !Object.hasOwn(icons, name))).toEqual([]);
});
