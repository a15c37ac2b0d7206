import { expect, test } from 'vitest';
import type { PageEnv } from '../_runtime/env.ts';
import type { PurchasesProps } from './props.ts';
import { purchases } from './server.ts';

const env: PageEnv = {
  locale: 'es',
  tag: 'es-MX',
  base: '/tienda/moda',
  store: 'st_moda',
  currency: 'MXN',
  country: 'MX',
};
const order: PurchasesProps['orders'][number] = {
  number: 'LIR-0001',
  purchase: 'co_1',
  placed_on: '2026-11-22T03:00:00.000Z',
  state: 'in_transit',
  total: 134_805,
  currency: 'MXN',
};
const render = (change: Partial<PurchasesProps> = {}, locale: 'es' | 'en' = 'es') =>
  purchases.render(
    { env, storeName: 'Lirio', orders: [order], isProven: true, ...change },
    { locale, instance: 'p', moduleUrl: '' },
  );

test('each purchase leads to its page, and says when, how far and how much', () => {
  const html = render();
  expect(html).toContain('href="/tienda/moda/mis-compras/co_1"');
  // The day that it was in the store's country.
  expect(html).toContain('21 de noviembre de 2026');
  expect(html).toContain('En camino');
  expect(html).toContain('1,348.05');
  expect(render({}, 'en')).toContain('In transit');
});

test('who has bought nothing is led to the goods, who has not proven an e-mail to do so', () => {
  expect(render({ orders: [] })).toContain('href="/tienda/moda/productos"');
  const unproven = render({ orders: [], isProven: false });
  expect(unproven).toContain('href="/tienda/moda/me/preferences"');
  expect(unproven).not.toContain('todavía no tienes');
});
