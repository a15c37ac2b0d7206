import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { DraftOffer } from '../../../shared/contracts/draft-reads.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { DraftOrderProps } from './props.ts';
import { DraftOrderView } from './view.tsx';

const line = {
  item: 'it_a',
  sku: 'sk_a',
  name: 'Falda <b>',
  description: { Talla: 'M' },
  photo: null,
  amount: 2,
  price: 10_000,
};
const offer: DraftOffer = {
  lines: [{ ...line, available: 5 }],
  currency: 'MXN',
  delivery_options: [
    { type: 'fixed_delivery', cost: 9_900, days: 5, address: null },
    { type: 'collection', cost: 0, days: null, address: 'Av. Juárez 10' },
  ],
};
const draft: DraftOrder = {
  id: 'dr_1',
  state: 'open',
  lines: [{ ...line, price: 8_050 }],
  currency: 'MXN',
  items_total: 16_100,
  shipping_total: 0,
  total: 16_100,
  delivery_type: 'collection',
  contact: { full_name: 'Ana Ruiz', email: 'ana@example.com', country: 'MX', phone: '5512345678' },
  address: null,
  note: null,
  url: 'https://a.example/pago/dl_1',
  made_at: '2026-11-22T20:00:00.000Z',
  until: '2026-11-25T20:00:00.000Z',
  order: null,
  extends: null,
  version: 3,
};

function html(given: Partial<DraftOrderProps> = {}): string {
  const props: DraftOrderProps = {
    env: pageEnv({ base: '/tienda/a', country: 'MX' }),
    draft: null,
    offer,
    lines: 'it_a.sk_a.2',
    country: 'MX',
    states: [],
    done: null,
    problem: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<DraftOrderView {...props} t={messages.es} />).replaceAll('<!-- -->', '');
}

test('a new one begins with the store’s prices, its first delivery, and the mail', () => {
  const text = html();
  expect(text).toContain('action="/tienda/a/admin/pedido-con-enlace"');
  expect(text).toContain('Falda &lt;b&gt;');
  expect(text).toMatch(/name="price\.sk_a"[^>]*value="100\.00"/);
  expect(text).toMatch(/name="amount\.sk_a"[^>]*value="2"/);
  expect(text).toMatch(/value="fixed_delivery"[^>]*checked|checked=""[^>]*value="fixed_delivery"/);
  expect(text).toMatch(/name="is_mailed"[^>]*checked/);
  expect(text).not.toContain('name="version"');
});

test('one that was prepared shows its link and its own prices, and can be taken back', () => {
  const text = html({ draft });
  expect(text).toContain('value="https://a.example/pago/dl_1"');
  expect(text).toMatch(/name="price\.sk_a"[^>]*value="80\.50"/);
  expect(text).toContain('name="version" value="3"');
  expect(text).toContain('value="take_back"');
  expect(text).toContain('/admin/punto-de-venta?lines=it_a.sk_a.2&amp;draft=dr_1');
});

test('what was typed stays, a box that was emptied too', () => {
  const values = { intent: 'save', full_name: 'Eva', 'price.sk_a': 'x', days: '7' };
  const text = html({ values, errors: { 'price.sk_a': messages.es.needs.price } });
  expect(text).toMatch(/name="price\.sk_a"[^>]*value="x"/);
  expect(text).toContain(messages.es.needs.price);
  expect(text).not.toMatch(/name="is_mailed"[^>]*checked/);
  expect(text).toContain('<option value="7" selected="">7 días</option>');
});

test('a paid one leads to its order and has no form; without goods it leads to them', () => {
  const order = { id: 'or_1', number: 'K7QX-2M4P' };
  const paid = html({ draft: { ...draft, state: 'paid', order }, offer: null });
  expect(paid).toContain('href="/tienda/a/admin/ordenes/or_1"');
  expect(paid).not.toContain('<form');
  expect(html({ offer: null, lines: '', problem: 'Se agotó' })).toContain('Se agotó');
});
