import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnDispute } from '../../../shared/contracts/own-disputes.ts';
import type { OwnPayment } from '../../../shared/contracts/own-payments.ts';
import { paymentCodes } from '../../../shared/rules/payment-codes.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnPaymentsProps } from './props.ts';
import { OwnPaymentsView } from './view.tsx';

const nowhere = { text: '', state: '', payment_type: '', start_date: '', end_date: '' };

const noDisputes = { results: [], matches_estimated: 0, unanswered: 0, due_first: null };

const payment: OwnPayment = {
  id: 'py_1',
  state: 'approved',
  payment_type: 'str_card',
  amount: 125_050,
  currency: 'MXN',
  begun_on: '2026-11-22T20:00:00.000Z',
  buyer: 'Ana Ruiz',
  orders: [
    { id: 'or_1', number: 'K7QX-2M4P', is_own: true },
    { id: 'or_2', number: 'B3', is_own: false },
  ],
  card: { brand: 'visa', last4: '4242' },
  msi_payments: 1,
  taken_by: 'platform',
};

function html(given: Partial<OwnPaymentsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: OwnPaymentsProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    payments: [payment],
    total: 1,
    page: 1,
    balances: [{ currency: 'MXN', locked: 125_050, open: 0, owed: 0 }],
    narrowed: nowhere,
    disputes: noDisputes,
    now: Date.parse('2026-11-23T00:00:00.000Z'),
    deposits: [],
    testWays: [],
    isConfirmed: false,
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <OwnPaymentsView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('a row says how much, of whom, how and for which orders', () => {
  const text = html();
  expect(text).toContain('<b>$1,250.50</b> · Ana Ruiz');
  expect(text).toContain('Tarjeta, con Stripe · visa ···· 4242 · Pedidos K7QX-2M4P, B3');
  expect(text).toContain('href="/tienda/a/admin/pagos/py_1"');
  expect(html({}, 'en')).toContain('Orders K7QX-2M4P, B3');
});

test('the balance names what is on hold, what is free, and a debt where there is one', () => {
  expect(html()).toContain(`<dt>${messages.es.locked}</dt><dd>$1,250.50</dd>`);
  expect(html()).not.toContain(messages.es.owed);
  expect(html({ balances: [{ currency: 'MXN', locked: 0, open: 0, owed: 500 }] })).toContain(
    `<dt>${messages.es.owed}</dt><dd>$5.00</dd>`,
  );
  expect(html({ balances: [] })).toContain(messages.es.noBalance);
  expect(html()).toContain('href="/tienda/a/admin/pagos/avisos"');
});

test('an empty list says what it waits for, or how to find more', () => {
  const none = { payments: [], total: 0 };
  expect(html(none)).toContain(messages.es.none);
  const found = html({ ...none, narrowed: { ...nowhere, text: 'K7' } });
  expect(found).toContain(messages.es.noneFound);
  expect(found).toContain(messages.es.showAll);
});

test('a list is narrowed to one of the fourteen codes, by its name', () => {
  const text = html({ narrowed: { ...nowhere, payment_type: 'openpay_store' } });
  expect(text).toContain('<option value="openpay_store" selected="">');
  for (const code of paymentCodes) expect(text).toContain(`<option value="${code}"`);
  expect(html({}, 'en')).toContain(`<label for="f-code">${messages.en.way}</label>`);
});

test('its pages keep what it is narrowed to', () => {
  const text = html({ total: 40, page: 2, narrowed: { ...nowhere, state: 'declined' } });
  expect(text).toContain('rel="prev" href="/tienda/a/admin/pagos?state=declined&amp;page=1"');
  expect(text).toContain('rel="next" href="/tienda/a/admin/pagos?state=declined&amp;page=3"');
});

test('deposits that wait for the seller stand first, each with its form', () => {
  const due = {
    id: 'py_2',
    number: 'K7QX-2M4P',
    amount: 50_000,
    arrived: 0,
    currency: 'MXN',
    buyer: 'Ana Ruiz',
    until: '2026-11-22T21:00:00.000Z',
    is_over: false,
  } as const;
  const text = html({ deposits: [due] });
  expect(text).toMatch(
    /Depósitos por confirmar.*\$500\.00.*Referencia K7QX-2M4P.*Se aparta hasta/s,
  );
  expect(text).toContain('name="payment" value="py_2"');
  expect(text).toContain('aria-label="Ya recibí el depósito de Ana Ruiz, $500.00"');
  expect(html({ deposits: [{ ...due, is_over: true }] })).toContain('Venció el');
  const part = html({ deposits: [{ ...due, arrived: 20_000 }] });
  expect(part).toContain('Recibido $200.00, faltan $300.00');
  expect(part).toContain('aria-label="Ya recibí el depósito de Ana Ruiz, $300.00"');
  expect(html()).not.toContain(messages.es.deposits);
  expect(html({ isConfirmed: true })).toContain(messages.es.done);
});

test('says by which ways no money moves, and leads to their keys', () => {
  expect(html()).not.toContain('Modo de prueba');
  const text = html({ testWays: ['paypal', 'str_card'] });
  expect(text).toContain('con PayPal, Tarjeta, con Stripe no se mueve dinero real.');
  expect(text).toContain('/admin/configuracion#keys');
});

test('disputes are listed with their day, reason, answer and outcome', () => {
  const dispute = {
    id: 'dp_1',
    state: 'open',
    amount: 50_000,
    fee: 25_000,
    currency: 'MXN',
    reason: 'product_not_received',
    reference: 'du_1',
    opened_on: '2026-11-22T20:00:00.000Z',
    respond_by: '2026-11-30T20:00:00.000Z',
    closed_on: null,
    answer: null,
    submission: null,
  } as const;
  const shown = (given: Partial<OwnDispute['dispute']>, state = 'disputed') =>
    html({
      narrowed: { ...nowhere, state },
      disputes: {
        results: [{ dispute: { ...dispute, ...given }, payment }],
        matches_estimated: 1,
        unanswered: 2,
        due_first: dispute.respond_by,
      },
    });
  const open = shown({});
  expect(open).toMatch(
    /<b>\$500\.00<\/b> · Ana Ruiz.*Motivo: No le llegó.*Se puede contestar hasta/s,
  );
  expect(open).toContain('href="/tienda/a/admin/pagos/py_1#disputes"');
  expect(open).toMatch(/2 disputas esperan tu respuesta\. La primera vence el .*state=disputed/s);
  expect(open).toContain(messages.es.notAnswered);
  expect(open).not.toContain('$1,250.50</b>');
  expect(shown({ respond_by: '2026-11-22T23:00:00.000Z' })).toContain('Se podía contestar hasta');
  expect(shown({ respond_by: null, reason: 'unknown_word' })).toMatch(/unknown_word.*Sin fecha/s);
  const submission = {
    state: 'sent',
    fault: null,
    asked_on: '2026-11-25T20:00:00.000Z',
    sent_on: '2026-11-25T20:00:00.000Z',
    evidence: { statement: 'La guía' },
  } as const;
  expect(shown({ submission })).toMatch(/class="badge">En revisión/);
  const over = {
    state: 'lost',
    closed_on: '2026-12-01T20:00:00.000Z',
    answer: { text: 'La guía', sent_on: '2026-11-25T20:00:00.000Z' },
  } as const;
  expect(shown(over, 'dispute_over')).toMatch(
    /Mandado el .*: La guía.*Perdida.*Terminó el .*comisión del proveedor: \$250\.00/s,
  );
  expect(html()).not.toContain('espera tu respuesta');
});
