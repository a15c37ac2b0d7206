import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { OwnPaymentView as Payment } from '../../../shared/contracts/own-payments.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnPaymentProps } from './props.ts';
import { OwnPaymentView } from './view.tsx';

/** Payments for tests, and the page of one. */

/** A card payment that was given back. */
export const refunded: Payment = {
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
  msi_payments: 1,
  taken_by: 'store',
  arrived: 0,
  tries: 2,
  decline_code: 'insufficient_funds',
  charge: 'ch_9',
  refund_reason: 'canceled',
  risk: null,
  disputes: [],
  evidence: [],
  refunds: [],
  refundable: [],
  steps: [
    { at: '2026-11-22T21:00:00.000Z', event: 'refunded', amount: -10_000 },
    { at: '2026-11-22T20:05:00.000Z', event: 'paid', amount: 10_000 },
    { at: '2026-11-22T20:00:00.000Z', event: 'begun', amount: null },
  ],
};

/** The page of a payment as HTML. */
export function html(
  payment: Payment,
  locale: 'es' | 'en' = 'es',
  given: Partial<OwnPaymentProps> = {},
): string {
  const env = pageEnv({ locale, base: '', country: 'MX' });
  const props = {
    env,
    supplier: 'st_a',
    payment,
    done: null,
    values: {},
    errors: {},
    idempotencyKey: 'k',
    now: Date.parse('2026-11-23T00:00:00Z'),
  };
  const view = createElement(OwnPaymentView, { ...props, ...given, locale, t: messages[locale] });
  return renderToString(view).replaceAll('<!-- -->', '');
}
