import { expect, test } from 'vitest';
import type { OwnPaymentView as Payment } from '../../../shared/contracts/own-payments.ts';
import { html, refunded } from './fixtures.ts';
import { messages } from './messages/en.ts';

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

test('its risk is told with its signs in words, countries by their names', () => {
  const risk: Payment['risk'] = {
    level: 'look',
    signs: [
      { sign: 'card_abroad', values: { card: 'AR', delivery: 'MX' } },
      { sign: 'large_amount', values: { times: '7' } },
    ],
  };
  const text = html({ ...refunded, risk });
  expect(text).toContain('Conviene revisarlo');
  expect(text).toContain('La tarjeta es de Argentina y el envío va a México.');
  expect(text).toContain('El monto es 7 veces lo habitual en tu tienda.');
  expect(html({ ...refunded, risk: { level: 'none', signs: [] } }, 'en')).toContain(
    'No signs of risk',
  );
  expect(html(refunded)).not.toContain(messages.es.risk.title);
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
  to_account: null,
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

test('a refund that only a transfer gives back says where to, or that nobody has named it yet', () => {
  const byHand = { ...failed, fault: 'by_hand' };
  const given = { ...paid, payment_type: 'deposit' as const, refunds: [byHand] };
  expect(html(given)).toContain(messages.es.noAccount);
  const to_account = { kind: 'clabe' as const, number: '032180000118359719', holder: 'Ana <b>' };
  const named = html({ ...given, refunds: [{ ...byHand, to_account }] });
  expect(named).toContain(
    'Cuenta del comprador: CLABE 032180000118359719, a nombre de Ana &lt;b&gt;',
  );
  expect(html({ ...given, payment_type: 'str_card' })).not.toContain(messages.es.noAccount);
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
  expect(text).not.toContain(messages.es.byTransfer);
  expect(html({ ...paid, payment_type: 'openpay_store' })).toContain(messages.es.byTransfer);
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
    answer: null,
    submission: null,
  };
  const open = html({ ...refunded, disputes: [dispute] });
  for (const text of ['Abierta', 'Se puede contestar hasta', 'dp_9', 'ni se reembolsa'])
    expect(open).toContain(text);
  expect(open).not.toContain('250.00');
  const lost = html({ ...refunded, disputes: [{ ...dispute, state: 'lost' }] });
  expect(lost).toContain('Comisión del proveedor: $250.00');
  expect(lost).not.toContain('ni se reembolsa');
  expect(html(refunded)).not.toContain('Disputas');

  const evidence = [
    {
      order: 'or_1',
      number: 'K7QX-2M4P',
      placed_on: '2026-11-22T20:00:00.000Z',
      buyer: 'Ana <b>',
      email: 'ana@example.com',
      address: 'Reforma 10, Puebla',
      items: ['2 × Taza'],
      tracking: ['MX1'],
      carrier: null,
      shipped_on: null,
      received_on: null,
      used_on: null,
      earlier: 3,
    },
  ];
  const answer = { text: 'La guía y la firma', sent_on: '2026-11-24T21:00:00.000Z' };
  const answered = html({ ...refunded, disputes: [{ ...dispute, answer }], evidence });
  for (const text of [
    'prueba de entrega y sus compras anteriores',
    'Ana &lt;b&gt; · ana@example.com',
    'MX1',
    'Aún no consta la entrega',
    'La guía y la firma',
    'name="dispute" value="dp_1"',
  ])
    expect(answered).toContain(text);
  expect(lost).not.toContain('name="answer"');
});

test('a payment in review says what is waited for, and until when its goods are kept', () => {
  const review = { until: '2026-11-24T20:00:00.000Z', waits_for: 'seller' } as const;
  const at = { ...refunded, state: 'in_review', review, payment_type: 'paypal' } as const;
  expect(html(at)).toContain('entra a tu cuenta ahí');
  expect(html(at)).toContain('apartados hasta el 24 nov 2026');
  // Of a payment that the platform takes, there is nothing that the store can do.
  expect(html({ ...at, taken_by: 'platform' })).toContain('PayPal está revisando este pago.');
  expect(html(refunded)).not.toContain('apartados hasta');
});
