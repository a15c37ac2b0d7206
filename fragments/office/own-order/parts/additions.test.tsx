/** What adds to an order, on its seller's page. */
import { expect, test } from 'vitest';
import { html, order } from '../fixtures.ts';

const addition = {
  id: 'dr_1',
  state: 'paid' as const,
  total: 5_000,
  currency: 'MXN',
  items: ['2 × Falda <b>'],
  url: 'https://a.example/pago/dl_1',
  until: '2026-11-25T20:00:00.000Z',
  order: { id: 'or_2', number: 'AB12-CD34' },
};

test('an order that may grow leads to the goods, one on its way or of another store does not', () => {
  expect(html()).toContain('/admin/punto-de-venta?order=or_1');
  expect(html({ order: { ...order, state: 'in_transit' } })).not.toContain('punto-de-venta');
  const none = { extends: null, results: [], may_add: false };
  expect(html({ additions: none })).not.toContain('punto-de-venta');
});

test('what was added stands with its state and its order, and leads back', () => {
  const page = html({ additions: { extends: null, results: [addition], may_add: true } });
  expect(page).toContain('/admin/pedidos-con-enlace/dr_1');
  expect(page).toContain('2 × Falda &lt;b&gt;');
  expect(page).toContain('/admin/ordenes/or_2');
  const extended = { id: 'or_9', number: 'ZZ99-ZZ99' };
  expect(html({ additions: { extends: extended, results: [], may_add: false } })).toContain(
    '/admin/ordenes/or_9',
  );
});
