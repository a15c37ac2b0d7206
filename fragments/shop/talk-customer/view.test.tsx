import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TalkCustomer } from '../../../shared/contracts/talk-customer.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { TalkCustomerView } from './view.tsx';

const AT = '2026-11-28T16:00:00.000Z';
const whole: TalkCustomer = {
  cart: {
    total: 129_900,
    currency: 'MXN',
    lines: [
      { name: 'Falda <b>corta</b>', path: '/productos/moda/falda', amount: 1, total: 129_900 },
    ],
  },
  orders: {
    count: 7,
    results: [
      {
        id: 'or_1',
        number: 'MJ-7',
        state: 'delivered',
        total: 50_000,
        currency: 'MXN',
        created_at: AT,
      },
    ],
  },
  contacts: [{ id: 'ce_1', teaser: '¿Abren el domingo?', created_at: AT }],
  questions: [{ seq: 3, asked_at: AT, answered_at: null }],
};

const html = (change: Partial<TalkCustomer> = {}, language: 'es' | 'en' = 'es') =>
  renderToString(
    <TalkCustomerView
      env={pageEnv({ base: '/tienda/moda', tag: language === 'en' ? 'en-US' : 'es-MX' })}
      path="/admin/mensajes/cv_1"
      zone="America/Mexico_City"
      customer={{ ...whole, ...change }}
      locale={language}
      t={messages[language]}
    />,
  ).replaceAll('<!-- -->', '');

test('the cart, the orders and what was asked lead to their pages, words are text', () => {
  const text = html();
  expect(text).toContain('href="/tienda/moda/productos/moda/falda"');
  expect(text).toContain('1 × Falda &lt;b&gt;corta&lt;/b&gt;');
  expect(text).toContain('$1,299.00');
  expect(text).toContain('href="/tienda/moda/admin/ordenes/or_1"');
  expect(text).toContain('7 pedidos en total');
  expect(text).toContain('href="/tienda/moda/me/inbox/ce_1"');
  // The page of a question shows its answer too.
  expect(text).toContain('href="/tienda/moda/admin/mensajes/cv_1?until=12"');
  expect(text).toContain(messages.es.waits);
});

test('what the reader may not see has no heading', () => {
  const text = html({ cart: null, orders: null, contacts: null, questions: [] });
  for (const word of [messages.es.cart, messages.es.orders, messages.es.contacts]) {
    expect(text).not.toContain(word);
  }
  expect(text).toContain(messages.es.noQuestions);
});

test('an empty cart and no orders are said', () => {
  const cart = { total: 0, currency: '', lines: [] } as const;
  const text = html({ cart: { ...cart, lines: [] }, orders: { count: 0, results: [] } }, 'en');
  expect(text).toContain(messages.en.noCart);
  expect(text).toContain(messages.en.noOrders);
});
