import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ALL_PURCHASES } from '../../../shared/rules/purchases-filter.ts';
import { messages } from './messages/en.ts';
import type { PurchasesProps } from './props.ts';
import { PurchasesView } from './view.tsx';

const env: PurchasesProps['env'] = {
  locale: 'es',
  tag: 'es-MX',
  base: '/tienda/moda',
  store: 'st_moda',
  currency: 'MXN',
  country: 'MX',
};
const order: PurchasesProps['list']['results'][number] = {
  number: 'LIR-0001',
  seller: 'Casa Raíz',
  item: 'Falda corta',
  photo: { url: '/media/items/falda.webp', width: 800, height: 800 },
  more: 0,
  purchase: 'co_1',
  placed_on: '2026-11-22T03:00:00.000Z',
  state: 'in_transit',
  total: 134_805,
  currency: 'MXN',
};
const EMPTY = { results: [], matches_estimated: 0 };

function render(change: Partial<PurchasesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: PurchasesProps = {
    env,
    storeName: 'Lirio',
    list: { results: [order], matches_estimated: 1 },
    filter: ALL_PURCHASES,
    page: 1,
    pageSize: 10,
    isProven: true,
    isCanceled: false,
    ...change,
  };
  return renderToStaticMarkup(<PurchasesView {...props} t={messages[locale]} locale={locale} />);
}

test('each purchase leads to its page, and says when, how far and how much', () => {
  const html = render();
  expect(html).toContain('href="/tienda/moda/mis-compras/co_1"');
  // The day that it was in the store's country.
  expect(html).toContain('21 de noviembre de 2026');
  expect(html).toContain('En camino');
  expect(html).toContain('1,348.05');
  expect(html).not.toContain('<nav');
  expect(render({}, 'en')).toContain('In transit');
});

test('a purchase is known by its picture, its item and its seller', () => {
  const html = render();
  expect(html).toMatch(/<img src="\/media\/w\d+\/items\/falda\.webp"/);
  expect(html).toContain('<strong>Falda corta</strong>');
  expect(html).toContain('Vendido por Casa Raíz');
  expect(html).toContain('Pedido LIR-0001');
  expect(html).not.toMatch(/artículos? más/);
  const more = { results: [{ ...order, more: 2 }], matches_estimated: 1 };
  expect(render({ list: more })).toContain('y 2 artículos más');
  expect(render({ list: more }, 'en')).toContain('and 2 more items');
});

test('a purchase without lines is known by its number', () => {
  const results = [{ ...order, item: null, photo: null }];
  const html = render({ list: { results, matches_estimated: 1 } });
  expect(html).toContain('<strong>Pedido LIR-0001</strong>');
  expect(html).not.toContain('<img');
});

test('many stand in pages, whose addresses keep the store’s path', () => {
  const list = { results: [order], matches_estimated: 31 };
  const html = render({ list, page: 3 });
  expect(html).toContain('Página 3 de 4');
  expect(html).toContain('rel="prev" href="/tienda/moda/mis-compras?page=2"');
  expect(html).toContain('rel="next" href="/tienda/moda/mis-compras?page=4"');
  expect(html).toContain('href="/tienda/moda/mis-compras" aria-label="Página 1"');
  expect(render({ list, page: 3 }, 'en')).toContain('Page 3 of 4');
});

test('an account without purchases is led to the goods, a page past the last one to the first', () => {
  const none = render({ list: EMPTY });
  expect(none).toContain('Todavía no tienes compras en Lirio.');
  expect(none).toContain('href="/tienda/moda/"');
  expect(render({ list: EMPTY }, 'en')).toContain('You have not bought anything at Lirio yet.');
  const past = render({ list: { results: [], matches_estimated: 31 }, page: 9 });
  expect(past).toContain('href="/tienda/moda/mis-compras"');
  expect(past).not.toContain('href="/tienda/moda/"');
});

test('an account whose e-mail is not proven learns that proving it shows more, with and without purchases', () => {
  const preferences = 'href="/tienda/moda/me/preferences"';
  expect(render()).not.toContain(preferences);
  expect(render({ isProven: false })).toContain(preferences);
  expect(render({ isProven: false, list: EMPTY })).toContain(preferences);
});

test('a narrowed list keeps its filter from page to page, and says where nothing matches', () => {
  const filter = { ...ALL_PURCHASES, state: 'delivered', text: 'LIR' } as const;
  const list = { results: [order], matches_estimated: 31 };
  const html = render({ list, page: 1, filter });
  expect(html).toContain('href="/tienda/moda/mis-compras?state=delivered&amp;text=LIR&amp;page=2"');
  expect(html).toContain('<option value="delivered" selected="">');
  expect(html).toContain('<details open="">');
  expect(html).toContain('value="LIR"');
  const none = render({ list: EMPTY, filter });
  expect(none).toContain(messages.es.noneFound);
  expect(none).toContain('role="search"');
  expect(render({ list: EMPTY })).not.toContain('role="search"');
});
