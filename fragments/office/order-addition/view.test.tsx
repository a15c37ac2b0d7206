/** What a seller adds to a placed order: its empty, filled, refused and shown states. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DraftOffer } from '../../../shared/contracts/draft-reads.ts';
import type { ShownAddition } from '../../../shared/contracts/order-additions.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { order as placed } from '../own-order/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OrderAdditionProps } from './props.ts';
import { OrderAdditionView } from './view.tsx';

const offer: DraftOffer = {
  lines: [
    {
      item: 'it_a',
      sku: 'sk_a',
      name: 'Falda <b>',
      description: { Talla: 'M' },
      photo: null,
      amount: 2,
      price: 10_000,
      available: 5,
    },
  ],
  currency: 'MXN',
  delivery_options: [
    { type: 'fixed_delivery', cost: 9_900, days: 5, address: null },
    { type: 'collection', cost: 0, days: null, address: 'Av. Juárez 10' },
  ],
};
const shown: ShownAddition = {
  currency: 'MXN',
  items_total: 16_100,
  shipping_total: 4_000,
  total: 20_100,
  leaves: null,
};
const line = {
  item: 'it_b',
  sku: 'sk_b',
  slug: 'blusa',
  owner_slug: 'lirio',
  type: 'product' as const,
  name: 'Blusa',
  description: {},
  photo: null,
  amount: 2,
  unit_price: 10_000,
  total: 20_000,
};
const order = { ...placed, address: null, lines: [line] };

function html(given: Partial<OrderAdditionProps> = {}): string {
  const props: OrderAdditionProps = {
    env: pageEnv({ base: '/tienda/a', country: 'MX' }),
    order,
    additions: 2,
    offer,
    lines: 'it_a.sk_a.2',
    shown: null,
    problem: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<OrderAdditionView {...props} t={messages.es} />);
}

test('without goods it leads to the point of sale, which comes back to the order', () => {
  const page = html({ offer: null, lines: '' });
  expect(page).toContain(`/tienda/a/admin/punto-de-venta?order=${order.id}`);
  expect(page).not.toContain('<form');
});

test('the form carries what was seen, and an order without address is not brought anything', () => {
  const page = html();
  expect(page).toContain('name="additions" value="2"');
  expect(page).toContain('Falda &lt;b&gt;');
  expect(page).toContain('value="collection"');
  expect(page).not.toContain('value="fixed_delivery"');
});

test('what would happen is shown before the button that does it', () => {
  expect(html()).not.toContain('value="add"');
  const page = html({ shown });
  expect(page).toContain('$201.00');
  expect(page).toContain(messages.es.addNow);
  const change = { sku: line.sku, name: line.name, from: 2, to: 1 };
  const leaves = { changes: [change], was: 20_000, becomes: 10_000, way: 'refunded' as const };
  const swap = html({ shown: { ...shown, leaves } });
  expect(swap).toContain('2 → 1');
  expect(swap).toContain('$100.00');
  expect(swap).toContain(messages.es.swapNow);
});

test('what was typed stays, with its problem, and goods that cannot be sold are told', () => {
  const page = html({
    values: { shipping: 'nada', days: '3', [`left:${line.sku}`]: '0' },
    errors: { shipping: messages.es.needs.shipping },
  });
  expect(page).toContain('value="nada"');
  expect(page).toContain(messages.es.needs.shipping);
  expect(page).toMatch(/<details open/);
  expect(html({ offer: null, problem: 'Ya no quedan.' })).toContain('Ya no quedan.');
});
