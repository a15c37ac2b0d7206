import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnPaymentView as Payment } from '../../../shared/contracts/own-payments.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { OwnPaymentView } from './view.tsx';

const refunded: Payment = {
  id: 'py_1',
  state: 'refunded',
  payment_type: 'str_card',
  amount: 10_000,
  currency: 'MXN',
  begun_on: '2026-11-22T20:00:00.000Z',
  buyer: 'Ana Ruiz',
  orders: [
    { id: 'or_1', number: 'K7QX-2M4P', is_own: true },
    { id: 'or_2', number: 'B3', is_own: false },
  ],
  card: null,
  taken_by: 'store',
  tries: 2,
  decline_code: 'insufficient_funds',
  charge: 'ch_9',
  refund_reason: 'canceled',
  refunds: [],
  refundable: [],
  steps: [
    { at: '2026-11-22T21:00:00.000Z', event: 'refunded', amount: -10_000 },
    { at: '2026-11-22T20:05:00.000Z', event: 'paid', amount: 10_000 },
    { at: '2026-11-22T20:00:00.000Z', event: 'begun', amount: null },
  ],
};

function html(payment: Payment, locale: 'es' | 'en' = 'es'): string {
  const env = pageEnv({ locale, base: '', country: 'MX' });
  return renderToString(
    <OwnPaymentView env={env} payment={payment} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('it tells its way, the latest first, with its amounts in the store’s wallets', () => {
  const text = html(refunded);
  const { events } = messages.es;
  expect(text.indexOf(events.refunded)).toBeLessThan(text.indexOf(events.paid));
  expect(text.indexOf(events.paid)).toBeLessThan(text.indexOf(events.begun));
  expect(text).toContain('-$100.00');
  for (const words of [messages.es.refunds.canceled, messages.es.takers.store, 'ch_9']) {
    expect(text).toContain(words);
  }
});

test('an own order is a link, another seller’s is not', () => {
  const text = html(refunded, 'en');
  expect(text).toContain('<a href="/admin/ordenes/or_1">K7QX-2M4P</a>');
  expect(text).toContain('B3 (another seller’s)');
});

test('a reason that has no words of its own is "other"', () => {
  expect(html({ ...refunded, refund_reason: 'mystery' })).toContain(messages.es.refunds.other);
});
