import { expect, test } from 'vitest';
import type { OwnPaymentView as Payment } from '../../../../shared/contracts/own-payments.ts';
import { html, refunded } from '../fixtures.ts';
import { messages } from '../messages/en.ts';

test('a deposit that came in another amount says what is left, and its form comes back as it was typed', () => {
  const deposit: Payment = {
    ...refunded,
    payment_type: 'deposit',
    state: 'requires_action',
    arrived: 6_000,
  };
  const text = html(deposit);
  expect(text).toContain('Recibido $60.00, faltan $40.00');
  expect(text).toContain(messages.es.confirmRest);
  expect(text).not.toContain(messages.es.confirmDeposit);
  expect(text).toContain('name="intent" value="arrived"');
  expect(text).not.toContain('<details class="give" open="">');
  const values = { payment: 'py_1', came: 'mucho' };
  const refused = html(deposit, 'es', { values, errors: { came: 'Escribe un monto' } });
  expect(refused).toContain('<details class="give" open="">');
  expect(refused).toContain('value="mucho"');
});

test('what came beside a deposit is owed by transfer: no provider is asked, whichever way paid in the end', () => {
  const refund: Payment['refunds'][number] = {
    id: 'rf_1',
    amount: 500,
    currency: 'MXN',
    state: 'failed',
    reason: 'surplus',
    asked_on: '2026-11-22T21:00:00.000Z',
    changed_on: '2026-11-22T21:00:00.000Z',
    order: null,
    part: 'payment',
    line: null,
    note: null,
    reference: null,
    fault: 'by_hand',
    tries: 0,
    next_try_on: null,
    proof: null,
    to_account: null,
    may_retry: false,
    may_mark: true,
  };
  const text = html({ ...refunded, state: 'approved', refunds: [refund] });
  for (const words of [messages.es.owed, messages.es.refunds.surplus, messages.es.noAccount]) {
    expect(text).toContain(words);
  }
  for (const words of [
    messages.es.noMoreTries,
    messages.es.parts.payment,
    messages.es.bys.provider,
  ]) {
    expect(text).not.toContain(words);
  }
});
