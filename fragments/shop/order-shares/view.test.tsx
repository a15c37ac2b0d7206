import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { OrderShares } from '../../../shared/contracts/wallets.ts';
import { messages } from './messages/en.ts';
import { OrderSharesView } from './view.tsx';

const order: OrderShares = {
  id: 'or_1',
  number: 'K7QX-2M4P',
  state: 'delivered',
  currency: 'MXN',
  sold_by: 'Lo que elige Ana',
  placed_on: '2026-11-20T20:00:00.000Z',
  free_on: '2026-11-26T20:00:00.000Z',
  owed: 0,
  lines: [
    {
      name: 'Cámara',
      units: 1,
      total: 100_000,
      margin: 20_100,
      reason: 'reseller',
      shares: [
        { role: 'seller', amount: 10_050, returned: 4_020, rate: 0.5, is_own: true },
        { role: 'supplier', amount: 89_950, returned: 35_980, rate: null, is_own: false },
      ],
    },
  ],
  shipping: 8_000,
  is_supplier: false,
};

const html = (given: Partial<OrderShares> = {}) =>
  renderToString(
    <OrderSharesView
      env={pageEnv({ locale: 'es', base: '/tienda/a', country: 'MX' })}
      order={{ ...order, ...given }}
      back="/me/wallet/mxn"
      locale="es"
      t={messages.es}
    />,
  ).replaceAll('<!-- -->', '');

test('each part has its row and its place in the bar', () => {
  const text = html();
  expect(text).toContain('<th scope="row">Quien vendió (tú)</th><td>50');
  expect(text).toContain('<td>$100.50</td><td>$40.20</td><td>$60.30</td>');
  expect(text).toContain('width="10.05"');
  expect(text).toContain('Envío, de quien entrega: $80.00');
  expect(text).toContain('href="/tienda/a/me/wallet/mxn"');
  expect(text).not.toContain('/admin/ordenes');
});

test('the page says when the money is free, or what it waits for', () => {
  expect(html()).toContain('Se libera el 26 de noviembre de 2026');
  expect(html({ free_on: null })).toContain(messages.es.freeLater);
  expect(html({ owed: 11_457 })).toContain('aún debe $114.57');
});

test('who earned nothing reads why', () => {
  const [line] = order.lines;
  const lines = [{ ...line!, reason: 'own_purchase' as const, shares: [] }];
  expect(html({ lines })).toContain(messages.es.reasons.own_purchase);
});
