import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SellerReturnView } from '../../../shared/contracts/seller-returns.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnReturnProps } from './props.ts';
import { OwnReturnView } from './view.tsx';

const one: SellerReturnView = {
  id: 'rt_1',
  order: 'or_1',
  number: 'K7QX-2M4P',
  state: 'open',
  reason: 'wrong_variant',
  detail: 'Pedí <b>azul</b>',
  opened_on: '2026-11-22T20:00:00.000Z',
  closed_on: null,
  closed_by: null,
  withdrawal_code: null,
  decision: null,
  inspected_on: null,
  parcel: null,
  exchange_refusal: null,
  lines: [
    {
      line: 1,
      name: 'Plato',
      photo: null,
      amount: 1,
      back: 0,
      lost: 0,
      missing: 0,
      from: null,
      exchange: null,
    },
  ],
  photos: [{ id: 'rp_1', width: 800, height: 600 }],
  comments: [{ id: '1', at: '2026-11-22T21:00:00.000Z', by: 'customer', text: 'Aquí sigo' }],
  buyer: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '5512345678',
  total: 35_000,
  currency: 'MXN',
  refunds: [],
  refundable: {
    order: 'or_1',
    number: 'K7QX-2M4P',
    currency: 'MXN',
    left: 30_000,
    shipping: 0,
    lines: [
      { line: 0, name: 'Taza', left: 20_000 },
      { line: 1, name: 'Plato', left: 5_000 },
    ],
  },
  stock: [{ line: 1, name: 'Plato', amount: 1, restocked: 0 }],
  due: null,
  may_close: true,
  may_decide: false,
  may_exchange: false,
};

function html(given: Partial<OwnReturnProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: OwnReturnProps = {
    env: pageEnv({ locale, base: '', country: 'MX' }),
    supplier: 'st_a',
    one,
    mayRefund: true,
    done: null,
    values: {},
    errors: {},
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <OwnReturnView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}
const intentsOf = (text: string) =>
  [...text.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent);

test('it shows what happened, what was written, and the returned line first among what may go back', () => {
  const text = html();
  expect(text).toContain('Pedí &lt;b&gt;azul&lt;/b&gt;');
  expect(text).toContain('Aquí sigo');
  expect(text).toContain('1 × Plato');
  expect(text.indexOf('value="line:1"')).toBeLessThan(text.indexOf('value="line:0"'));
  expect(intentsOf(text)).toEqual(['write', 'inspect', 'refund', 'close']);
});

test('it waits for a refund on its way, and gives no money to an account that may not', () => {
  const text = html({ one: { ...one, may_close: false }, mayRefund: false }, 'en');
  expect(text).toContain(messages.en.closeLater);
  expect(intentsOf(text)).toEqual(['write', 'inspect']);
});

test('a closed return has no message and no question any more, but its money may still go back', () => {
  const closed = { state: 'closed', closed_on: one.opened_on, closed_by: 'seller' } as const;
  const text = html({ one: { ...one, ...closed, may_close: false } });
  expect(intentsOf(text)).toEqual(['refund']);
  expect(html({ one: { ...one, ...closed, refundable: null, may_close: false } })).toContain(
    messages.es.byHand,
  );
});

test('a refused refund stays open with what was typed', () => {
  const text = html({
    values: { intent: 'refund', amount: '999' },
    errors: { amount: 'Es demasiado' },
  });
  expect(text).toContain('id="f-refund-amount-error">Es demasiado');
  expect(text.match(/<details class="give" open="">/g)).toHaveLength(1);
});

test('the seller says which units go back into the stock, and reads it afterwards', () => {
  const open = html();
  expect(open).toContain('id="back-1"');
  expect(open).toContain('Plato (de 1)');
  const closed = html({
    one: {
      ...one,
      state: 'closed',
      closed_on: '2026-11-23T20:00:00.000Z',
      closed_by: 'seller',
      may_close: false,
      stock: [{ line: 1, name: 'Plato', amount: 1, restocked: 1 }],
    },
  });
  expect(closed).toContain('Al inventario</dt><dd>1 × Plato');
  expect(html({ one: { ...one, stock: [] } })).not.toContain('id="back-');
});

test('the photos of what comes back are shown to the seller', () => {
  expect(html()).toMatch(/<img src="[^"]*\/devoluciones\/fotos\/rp_1"/);
  expect(html({ one: { ...one, photos: [] } })).not.toContain('<img');
});

test('once it was inspected it tells what came back, and offers what is due for it', () => {
  const lines = [
    {
      line: 1,
      name: 'Plato',
      photo: null,
      amount: 3,
      back: 1,
      lost: 2,
      missing: 0,
      from: null,
      exchange: null,
    },
  ];
  const inspected_on = '2026-11-23T20:00:00.000Z';
  const text = html({ one: { ...one, inspected_on, lines, due: 4_950 } });
  expect(text).toContain('1 al inventario · 2 perdidas');
  expect(text).not.toContain('sin llegar');
  expect(text).toContain('Por lo que llegó corresponden $49.50');
  expect(text).toContain('value="49.50"');
  expect(intentsOf(text)).toEqual(['write', 'refund', 'close']);
  expect(text).not.toContain('id="back-1"');
});

test('an undecided return is accepted or declined in words; a withdrawal is not declined', () => {
  const answersOf = (text: string) =>
    [...text.matchAll(/name="decision" value="(\w+)"/g)].map(([, answer]) => answer);
  const open = { ...one, may_decide: true };
  const text = html({ one: open });
  expect(answersOf(text)).toEqual(['accepted', 'declined']);
  expect(text).toContain(messages.es.acceptWords);
  expect(answersOf(html({ one: { ...open, withdrawal_code: 'AR-1' } }))).toEqual(['accepted']);
  const values = { intent: 'decide', decision: 'declined', text: 'Usada' };
  const refused = html({ one: open, values, errors: { text: 'Falta' } });
  expect(refused).toContain('Usada');
  expect(refused.match(/Falta/g)).toHaveLength(1);
  const decision = { answer: 'declined', text: 'Se ve <usada>', on: one.opened_on } as const;
  const told = html({ one: { ...one, decision } });
  expect(told).toContain('Se ve &lt;usada&gt;');
  expect(answersOf(told)).toEqual([]);
});

test('an exchange is answered before what came back is noted, and then sent or refused before the close', () => {
  const of = (given: Partial<SellerReturnView>, state: 'wanted' | 'kept' | 'sent') => {
    const exchange = { sku: 'sk_a', variant: 'M / <rojo>', units: 1, state };
    return html({
      one: { ...one, ...given, lines: one.lines.map((line) => ({ ...line, exchange })) },
    });
  };
  const asked = of({ may_decide: true }, 'wanted');
  expect(asked).toContain('M / &lt;rojo&gt;');
  expect(asked).toContain('name="exchange"');
  expect(asked).toContain(messages.es.acceptExchangeWords);
  expect(intentsOf(asked)).not.toContain('inspect');
  const waits = of({ inspected_on: one.opened_on, may_close: false, may_exchange: true }, 'kept');
  expect(intentsOf(waits)).toEqual(expect.arrayContaining(['send', 'refuse']));
  expect(waits).toContain(messages.es.closeAfter);
  const parcel = {
    sent_on: one.opened_on,
    carrier: 'Estafeta',
    tracking_number: null,
    tracking_url: 'https://rastreo.example/1',
  };
  const sent = of({ inspected_on: one.opened_on, parcel }, 'sent');
  expect(sent).toContain('href="https://rastreo.example/1"');
  expect(sent).toContain(messages.es.closeExchanged);
  expect(intentsOf(sent)).not.toContain('send');
});
