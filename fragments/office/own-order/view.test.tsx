import { expect, test } from 'vitest';
import type { LabelView } from '../../../shared/contracts/order-labels.ts';
import { html, NO_LABEL, order } from './fixtures.ts';
import { messages } from './messages/en.ts';

const chosen = { carrier: 'Estafeta', service: 'Terrestre', price: 11_100, currency: 'MXN' };
const bought: LabelView = {
  state: 'bought',
  price: 11_100,
  currency: 'MXN',
  tracking_number: 'SX1',
  tracking_url: 'https://rastreo.example/SX1',
  papers: 2,
  journey: 'in_transit',
  journey_on: '2026-11-24T20:00:00.000Z',
  asked_on: '2026-11-24T18:00:00.000Z',
  may_cancel: false,
};

test('it shows the buyer, the way to the door, the sums and the way so far', () => {
  const text = html();
  expect(text).toContain('Lucía Méndez');
  expect(text).toContain('href="tel:+525512345678"');
  expect(text).toContain('06100 Cuauhtémoc, Ciudad de México');
  expect(text).toContain('$299.00');
  expect(text).toContain('Toquen &lt;b&gt;fuerte&lt;/b&gt;');
  expect(text).toMatch(/<b>Por entregar<\/b>.*Despacho/s);
});

test('each stage that the seller may choose is a form, the next one first', () => {
  const text = html({}, 'en');
  const stages = [...text.matchAll(/name="to" value="(\w+)"/g)].map(([, to]) => to);
  expect(stages).toEqual(['in_transit', 'paid']);
  expect(text.indexOf('btn-primary')).toBeLessThan(text.indexOf('Mark as paid'));
});

test('a refused cancellation stays open with what was typed', () => {
  expect(html()).toContain('<details class="cancel">');
  const again = html({ values: { reason: 'other', message: 'Se rompió' } });
  expect(html({ values: { reason: 'other' }, errors: { message: 'Escribe' } })).toContain(
    'id="f-message-error">Escribe',
  );
  expect(again).toContain('<details class="cancel" open="">');
  expect(again).toContain('Se rompió');
});

test('an order that is over moves no more, and says why', () => {
  const text = html({
    order: {
      ...order,
      state: 'canceled_by_supplier',
      next: null,
      moves: [],
      may_cancel: false,
      history: [{ ...order.history[0]!, to: 'canceled_by_supplier', reason: 'suspected_fraud' }],
    },
  });
  for (const intent of ['next', 'propose', 'cancel', 'receipt']) {
    expect(text).not.toContain(`name="intent" value="${intent}"`);
  }
  expect(text).toContain(messages.es.reasons.suspected_fraud);
});

test('a day is proposed while the order is new, with a cost where that can be paid', () => {
  expect(html()).not.toContain('name="arrives_on"');
  const may = (may_charge: boolean) => html({ order: { ...order, may_propose: true, may_charge } });
  expect(may(false)).toContain('name="arrives_on"');
  expect(may(false)).not.toContain('name="cost"');
  expect(may(true)).toContain('name="cost"');
});

test('notes say who reads them, and a deleted one can be put back', () => {
  const note = {
    id: 'on_1',
    audience: 'client',
    text: 'Sale <b>mañana</b>',
    by: { id: 'ac_1', name: 'Despacho' },
    written_on: '2026-11-23T20:00:00.000Z',
    changed_on: null,
  } as const;
  const text = html({ notes: [note], deletedNote: 'on_2' });
  expect(text).toContain('Sale &lt;b&gt;mañana&lt;/b&gt;');
  expect(text).toContain(messages.es.audiences.client);
  expect(text).toContain('name="note" value="on_2"');
  expect(text).toContain(messages.es.restoreNote);
  const refused = { text: '', note: 'on_1' };
  const shown = html({ notes: [note], values: refused, errors: { text: 'Sin palabras' } });
  expect(shown.match(/Sin palabras/g)).toHaveLength(1);
});

test('a receipt is offered once the order is paid, and opened once it is made', () => {
  const { makeReceipt } = messages.es;
  expect(html({ order: { ...order, payment_type: 'cash', state: 'in_process' } })).not.toContain(
    makeReceipt,
  );
  const paid = { ...order, payment_type: 'cash', state: 'paid' } as const;
  expect(html({ order: paid })).toContain(makeReceipt);
  expect(html({ order: { ...paid, is_test: true } })).not.toContain(makeReceipt);
  const receipt = { number: 'R-000007', made_on: '2026-11-23T20:00:00.000Z', path: '/x' };
  const text = html({ receipt });
  expect(text).not.toContain(makeReceipt);
  expect(text).toContain('R-000007');
});

test('an order that goes by no courier has no label', () => {
  expect(html()).not.toContain(messages.es.label.title);
});

test('a label is bought for the price that the buyer chose', () => {
  const text = html({ label: { ...NO_LABEL, chosen, may_buy: true, has_account: true } });
  expect(text).toContain('Comprar guía por $111.00');
  expect(text).toContain('name="intent" value="label-buy"');
  const without = html({ label: { ...NO_LABEL, chosen, may_buy: true } });
  expect(without).toContain(messages.es.label.noAccount);
  expect(without).not.toContain('value="label-buy"');
  expect(html({ label: { ...NO_LABEL, chosen } })).toContain(messages.es.label.notYet);
});

test('a bought label shows its number, its page, its papers and how far it has come', () => {
  const text = html({ label: { ...NO_LABEL, chosen, label: bought, has_account: true } });
  expect(text).toContain('SX1');
  expect(text).toContain('href="https://rastreo.example/SX1"');
  expect(text).toContain('href="/tienda/a/admin/ordenes/or_1/guia/2"');
  expect(text).toContain(messages.es.label.journeys.in_transit);
  expect(text).not.toContain('value="label-cancel"');
  const waiting = { ...bought, journey: 'waiting', may_cancel: true } as const;
  const free = html({ label: { ...NO_LABEL, chosen, label: waiting } });
  expect(free).toContain('value="label-cancel"');
});

test('a label without an answer is asked for again, and a failed one by new rates', () => {
  const may = { ...NO_LABEL, chosen, may_buy: true, has_account: true };
  const waiting = html({ label: { ...may, label: { ...bought, state: 'buying' } } });
  expect(waiting).toContain(messages.es.label.askAgain);
  expect(waiting).not.toContain('value="label-rates"');
  const rate = {
    rate_id: 'r1',
    shipment_id: 's1',
    carrier: 'DHL',
    service: 'Express',
    price: 21_400,
    days: 1,
    arrives_on: '2026-11-26',
  };
  const failed = html({ label: { ...may, rates: [rate], label: { ...bought, state: 'failed' } } });
  expect(failed).toContain('value="label-rates"');
  expect(failed).toContain('value="r1 s1"');
  expect(failed).toContain('DHL Express · $214.00');
  const back = html({ label: { ...may, label: { ...bought, state: 'canceled' } } });
  expect(back).not.toContain('Comprar guía por');
});

test('labels that were given back before stand in a history', () => {
  const past = [
    {
      state: 'canceled',
      price: 11_100,
      currency: 'MXN',
      tracking_number: 'SX0',
      asked_on: '2026-11-20T18:00:00.000Z',
      replaced_on: '2026-11-21T18:00:00.000Z',
    },
  ] as const;
  const text = html({ label: { ...NO_LABEL, chosen, label: bought, past: [...past] } });
  expect(text).toContain(messages.es.label.past);
  expect(text).toContain('SX0 · $111.00');
  expect(html({ label: { ...NO_LABEL, chosen, label: bought } })).not.toContain('SX0');
});

test('a courier without papers prints on its own page', () => {
  const own = { ...bought, state: 'bought', papers: 0 } as const;
  expect(html({ label: { ...NO_LABEL, chosen, label: own } })).toContain(
    messages.es.label.elsewhere,
  );
  expect(html({ label: { ...NO_LABEL, chosen, label: bought } })).not.toContain(
    messages.es.label.elsewhere,
  );
});
