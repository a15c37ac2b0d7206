import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnPaymentView as Payment } from '../../../shared/contracts/own-payments.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnPaymentProps } from './props.ts';
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
  msi_payments: 1,
  taken_by: 'store',
  tries: 2,
  decline_code: 'insufficient_funds',
  charge: 'ch_9',
  refund_reason: 'canceled',
  disputes: [],
  refunds: [],
  refundable: [],
  steps: [
    { at: '2026-11-22T21:00:00.000Z', event: 'refunded', amount: -10_000 },
    { at: '2026-11-22T20:05:00.000Z', event: 'paid', amount: 10_000 },
    { at: '2026-11-22T20:00:00.000Z', event: 'begun', amount: null },
  ],
};

function html(
  payment: Payment,
  locale: 'es' | 'en' = 'es',
  given: Partial<OwnPaymentProps> = {},
): string {
  const env = pageEnv({ locale, base: '', country: 'MX' });
  return renderToString(
    <OwnPaymentView
      env={env}
      supplier="st_a"
      payment={payment}
      done={null}
      values={{}}
      errors={{}}
      idempotencyKey="k"
      {...given}
      locale={locale}
      t={messages[locale]}
    />,
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

const failed: Payment['refunds'][number] = {
  id: 'rf_1',
  order: 'or_1',
  part: 'line',
  line: 0,
  amount: 2_500,
  currency: 'MXN',
  state: 'failed',
  reason: 'damaged',
  note: '<b>Sin tapa</b>',
  reference: null,
  fault: 'refund_refused',
  tries: 5,
  next_try_on: null,
  proof: null,
  asked_on: '2026-11-22T21:00:00.000Z',
  changed_on: '2026-11-22T21:00:00.000Z',
  may_retry: true,
  may_mark: true,
};
const paid: Payment = {
  ...refunded,
  state: 'approved',
  refund_reason: null,
  refunds: [failed],
  refundable: [
    {
      order: 'or_1',
      number: 'K7QX-2M4P',
      currency: 'MXN',
      left: 7_500,
      shipping: 0,
      lines: [
        { line: 0, name: 'Taza', left: 1_500 },
        { line: 1, name: 'Plato', left: 0 },
      ],
    },
  ],
};

test('a refund that failed says why, and may be tried again or marked', () => {
  const text = html(paid);
  for (const words of [
    '$25.00',
    'Artículo',
    '«Taza»',
    'Llegó dañado: &lt;b&gt;Sin tapa&lt;/b&gt;',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain(messages.es.faults.refund_refused);
  expect(text).toContain(messages.es.noMoreTries);
  expect([...text.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent)).toEqual([
    'retry',
    'mark',
    'refund',
    'ask',
  ]);
});

test('a refund that is over, or another seller’s, has no forms', () => {
  const over = {
    ...failed,
    state: 'ok',
    proof: 'SPEI 1',
    may_retry: false,
    may_mark: false,
  } as const;
  const text = html({ ...paid, refunds: [over], refundable: [] }, 'en');
  expect(text).toContain('Proof: SPEI 1');
  expect(text).not.toMatch(/name="intent" value="(retry|mark|refund)"/);
});

test('what is left may be given back: an amount, or a line that has something left', () => {
  const text = html(paid);
  expect(text).toContain('<option value="amount">Un monto (hasta $75.00)</option>');
  expect(text).toContain('<option value="line:0">Taza (hasta $15.00)</option>');
  expect(text).not.toContain('Plato');
  expect(text).not.toContain('value="shipping"');
});

test('a refused refund stays open with what was typed, and no other form does', () => {
  const values = { order: 'or_1', amount: '999', reason: 'other' };
  const text = html(paid, 'es', { values, errors: { amount: 'Es demasiado' } });
  expect(text).toContain('id="f-or_1-amount-error">Es demasiado');
  expect(text).toContain('value="999"');
  expect(text.match(/<details class="give" open="">/g)).toHaveLength(1);
});

test('a deposit to its own account is confirmed by a form, also after its end', () => {
  const deposit: Payment = {
    ...refunded,
    payment_type: 'deposit',
    state: 'requires_action',
    refunds: [],
    refundable: [],
  };
  expect(html(deposit)).toMatch(/name="payment" value="py_1".*Ya recibí el depósito/);
  expect(html(deposit)).not.toContain(messages.es.ask);
  expect(html({ ...deposit, payment_type: 'mobbex', tries: 1 })).toContain(messages.es.ask);
  expect(html({ ...deposit, state: 'declined', decline_code: 'reference_ended' })).toContain(
    messages.es.depositOver,
  );
  for (const other of [
    { ...deposit, state: 'approved' },
    { ...deposit, taken_by: 'other' },
    { ...deposit, state: 'declined', decline_code: 'out_of_stock' },
  ] as const) {
    expect(html(other)).not.toContain(messages.es.confirmDeposit);
  }
});

test('a dispute says where it stands, what it costs, and until when it can be answered', () => {
  const dispute = {
    id: 'dp_1',
    state: 'open' as const,
    amount: 10_000,
    fee: 25_000,
    currency: 'MXN',
    reason: 'fraudulent',
    reference: 'dp_9',
    opened_on: '2026-11-22T21:00:00.000Z',
    respond_by: '2026-11-29T21:00:00.000Z',
    closed_on: null,
  };
  const open = html({ ...refunded, disputes: [dispute] });
  for (const text of ['Abierta', 'Se puede contestar hasta', 'dp_9', 'ni se reembolsa'])
    expect(open).toContain(text);
  expect(open).not.toContain('250.00');
  const lost = html({ ...refunded, disputes: [{ ...dispute, state: 'lost' }] });
  expect(lost).toContain('Comisión del proveedor: $250.00');
  expect(lost).not.toContain('ni se reembolsa');
  expect(html(refunded)).not.toContain('Disputas');
});
