import { expect, test } from 'vitest';
import type { OwnPaymentView as Payment } from '../../../../shared/contracts/own-payments.ts';
import { html, refunded } from '../fixtures.ts';
import { messages } from '../messages/en.ts';

test('evidence is sent from here to a provider that takes it by a call, with what the orders know', () => {
  const dispute = {
    id: 'dp_1',
    state: 'open' as const,
    amount: 10_000,
    fee: 0,
    currency: 'MXN',
    reason: 'product_not_received',
    reference: 'dp_9',
    opened_on: '2026-11-22T21:00:00.000Z',
    respond_by: '2026-11-29T21:00:00.000Z',
    closed_on: null,
    answer: null,
    submission: null,
  };
  const evidence = [
    {
      order: 'or_1',
      number: 'K7QX-2M4P',
      placed_on: '2026-11-12T20:00:00.000Z',
      buyer: 'Ana <b>',
      email: 'ana@example.com',
      address: 'Reforma 10, Puebla',
      items: ['2 × Taza', '1 × Plato'],
      tracking: ['MX1'],
      carrier: 'Estafeta',
      shipped_on: '2026-11-13T20:00:00.000Z',
      received_on: '2026-11-15T20:00:00.000Z',
      used_on: null,
      earlier: 3,
    },
  ];
  const refunds: Payment['refunds'] = [
    {
      id: 'rf_1',
      amount: 500,
      currency: 'MXN',
      state: 'success',
      reason: 'goodwill',
      asked_on: '2026-11-14T20:00:00.000Z',
      changed_on: '2026-11-14T20:00:00.000Z',
      order: 'or_1',
      part: 'amount',
      line: null,
      note: null,
      reference: null,
      tries: 1,
      fault: null,
      next_try_on: null,
      proof: null,
      to_account: null,
      may_retry: false,
      may_mark: false,
    },
  ];
  const given = { ...refunded, disputes: [dispute], evidence, refunds };
  const text = html(given);
  for (const part of [
    'name="intent" value="submit"',
    'value="Ana &lt;b&gt;"',
    'value="Estafeta"',
    'value="MX1"',
    'value="13 de noviembre de 2026"',
    '2 × Taza\n1 × Plato</textarea>',
    'Se entregó el 15 de noviembre de 2026.\n3 compras anteriores',
    'El 14 de noviembre de 2026 se reembolsaron $5.00.',
    messages.es.submit.confirm,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('name="duplicate"');
  expect(text).not.toContain('<details class="give" open="">');
  expect(html(given, 'en')).toContain('3 earlier purchases of the same e-mail');
  const twice = { ...given, disputes: [{ ...dispute, reason: 'duplicate' }] };
  expect(html(twice)).toContain('Este cargo corresponde al pedido K7QX-2M4P.');

  const form = 'name="intent" value="submit"';
  expect(html({ ...given, payment_type: 'conekta_card' })).not.toContain(form);
  expect(html(given, 'es', { now: Date.parse('2026-11-30T00:00:00Z') })).not.toContain(form);

  const values = { dispute: 'dp_1', statement: 'Se entregó', tracking: 'MX2' };
  const back = html(given, 'es', { values, errors: { confirm: 'Confirma que las revisaste.' } });
  expect(back).toContain('value="MX2"');
  expect(back).not.toContain('value="Estafeta"');
  expect(back).toContain('Confirma que las revisaste.');
  expect(back.match(/<details class="give" open="">/g)).toHaveLength(1);

  const submission = {
    state: 'sent' as const,
    fault: null,
    asked_on: '2026-11-23T20:00:00.000Z',
    sent_on: '2026-11-23T20:00:00.000Z',
    evidence: { statement: 'Se entregó', tracking: 'MX2' },
  };
  const at = (more: object) =>
    html({ ...given, disputes: [{ ...dispute, submission: { ...submission, ...more } }] });
  const sent = at({});
  for (const part of ['En revisión', 'Pruebas mandadas el', 'MX2', messages.es.submit.review])
    expect(sent).toContain(part);
  for (const part of [form, 'name="answer"']) expect(sent).not.toContain(part);
  const asked = at({ state: 'asked', sent_on: null });
  expect(asked).toContain(messages.es.submit.asked);
  expect(asked).not.toContain(form);
  const refused = at({ state: 'refused', sent_on: null, fault: 'refused' });
  expect(refused).toContain('No se mandaron: el proveedor no las aceptó');
  expect(refused).toMatch(/name="intent" value="submit".*value="MX2"/s);
  const late = at({ state: 'refused', sent_on: null, fault: 'late' });
  expect(late).not.toContain(form);
  expect(late).toContain('name="answer"');
});
