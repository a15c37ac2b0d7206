/** The structured data of each sort of page has every field that search engines require. */
import { expect, test } from 'vitest';
import { lacksOf } from '../audit/structured-data/requirements.ts';
import { readPage } from '../support/page.ts';
import { casa, eventos, foto, moda } from './shops.ts';

test.each([
  ['Product', moda, '/productos/moda/falda-corta-estampada-blossom-breeze'],
  ['Product', foto, '/productos/foto/pc-gamer-lista-para-realidad-virtual'],
  ['Product', casa, '/productos/casa/sabila-de-regalo-en-maceta'],
  ['Service', eventos, '/servicios/eventos/salon-gran-royal-queretaro'],
  ['Event', eventos, '/experiencias/eventos/concierto-noche-de-rock-en-vivo'],
  ['Event', eventos, '/experiencias/eventos/congreso-tecnologia-innovaciones-del-futuro'],
  ['ItemList', moda, '/productos'],
  ['BreadcrumbList', moda, '/catalogos/mujer'],
  ['LocalBusiness', moda, '/'],
] as const)('%s of $host%s', async (type, shop, path) => {
  const { data, dataOf } = readPage((await shop.get(path)).text);
  expect(dataOf(type)).toBeDefined();
  expect(dataOf('LocalBusiness')).toBeDefined();
  for (const one of data) expect(lacksOf(one), String(one['@type'])).toEqual([]);
});
