import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DraftPayment } from '../../../shared/contracts/draft-orders.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { DraftPaymentView } from './view.tsx';

const payment: DraftPayment = {
  lines: [
    {
      item: 'it_a',
      sku: 'sk_a',
      name: '<b>Falda</b>',
      description: { Talla: 'M' },
      photo: null,
      amount: 2,
      price: 12_350,
    },
  ],
  currency: 'MXN',
  items_total: 24_700,
  shipping_total: 9_900,
  total: 34_600,
  delivery_type: 'fixed_delivery',
  until: '2026-11-25T20:00:00.000Z',
  state: 'open',
  payment_types: ['str_card', 'paypal'],
  checkout: null,
  extends: null,
};

function html(given: Partial<DraftPayment> = {}): string {
  const props = {
    env: pageEnv({ base: '/tienda/a', country: 'MX' }),
    payment: { ...payment, ...given },
    storeName: 'Lirio',
    slug: 'dl_1',
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    t: messages.es,
  };
  return renderToString(<DraftPaymentView {...props} />).replaceAll('<!-- -->', '');
}

test('its lines and sums stand as text, above the ways to pay', () => {
  const text = html();
  expect(text).toContain('&lt;b&gt;Falda&lt;/b&gt;');
  expect(text).toContain('2 × $123.50');
  expect(text).toContain('$346.00');
  expect(text).toContain('action="/tienda/a/pago/dl_1"');
  expect(text.split('type="radio"')).toHaveLength(3);
  expect(text).not.toContain('checked');
  expect(html({ payment_types: ['paypal'] })).toContain('checked');
});

test.each<[Partial<DraftPayment>, string]>([
  [{ state: 'paid' }, messages.es.paid],
  [{ state: 'lapsed' }, messages.es.over],
  [{ state: 'taken_back' }, messages.es.over],
  [{ state: 'waiting', checkout: 'co_1' }, 'href="/tienda/a/checkout/co_1/pay"'],
  [{ payment_types: [] }, messages.es.notNow],
])('where it cannot be paid it says so: %j', (given, said) => {
  const text = html(given);
  expect(text).toContain(said);
  expect(text).not.toContain('<form');
});
