import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderReturns } from '../../../shared/contracts/returns.ts';
import { returnReasons } from '../../../shared/rules/returns.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ReturnFormProps } from './props.ts';
import { ReturnFormView } from './view.tsx';

const terms = {
  return_type: '72hrs',
  return_policy: 'common',
  return_policy_legend: null,
} as const;
const order: OrderReturns = {
  order: 'or_1',
  number: 'K7QX-2M4P',
  seller: 'Casa',
  state: 'delivered',
  needs_sign_in: false,
  refusal: null,
  ends_on: '2026-11-25T20:00:00.000Z',
  lines: [
    {
      line: 0,
      sku: 'sk_taza',
      variant: null,
      variants: [],
      name: 'Taza',
      photo: null,
      left: 2,
      terms: { ...terms, return_fees: 'restocking_fees', restocking_fees: 15 },
    },
    {
      line: 1,
      sku: 'sk_libro',
      variant: null,
      variants: [],
      name: 'Libro',
      photo: null,
      left: 0,
      terms: { ...terms, return_type: 'disallowed' },
    },
  ],
  returns: [],
  refunds: [],
};
const open: OrderReturns['returns'][number] = {
  id: 'rt_1',
  order: 'or_1',
  number: 'K7QX-2M4P',
  state: 'open',
  reason: 'broken',
  detail: 'Llegó <i>rota</i>',
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
      line: 0,
      name: 'Taza',
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
  comments: [{ id: '1', at: '2026-11-22T21:00:00.000Z', by: 'seller', text: '¿Foto?' }],
};

function html(given: Partial<ReturnFormProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: ReturnFormProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    order,
    done: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <ReturnFormView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('the form offers the units that are left, all reasons, and the terms before one asks', () => {
  const text = html();
  expect(text).toContain('name="units_0"');
  expect(text).not.toContain('name="units_1"');
  expect(text).toContain('Del precio se descuenta el 15 % por reponer el producto.');
  expect(text).toContain(messages.es.notTaken);
  for (const reason of returnReasons) expect(text).toContain(messages.es.reasons[reason]);
});

test('a refused form keeps what was typed, and says what is missing', () => {
  const text = html({
    values: { intent: 'ask', units_0: '2', detail: 'Se quebró' },
    errors: { lines: 'Elige', reason: 'Falta' },
  });
  expect(text).toContain('<option value="2" selected="">2</option>');
  expect(text).toContain('Se quebró');
  expect(text).toContain('id="f-reason-error">Falta');
});

test('an open return shows what was written, and takes a message or its end, not another return', () => {
  const text = html({ order: { ...order, refusal: 'return_is_open', returns: [open] } }, 'en');
  expect(text).toContain('Llegó &lt;i&gt;rota&lt;/i&gt;');
  expect(text).toContain('¿Foto?');
  expect([...text.matchAll(/name="intent" value="(\w+)"/g)].map(([, one]) => one)).toEqual([
    'write',
    'close',
  ]);
});

test('it says why none may be asked for, and leads a visitor to sign in', () => {
  expect(html({ order: { ...order, refusal: 'return_expired' } })).toContain(
    messages.es.refusals.return_expired,
  );
  const text = html({ order: { ...order, needs_sign_in: true, lines: [] } });
  expect(text).toContain('/tienda/a/login?next=%2Ftienda%2Fa%2Fmis-compras%2For_1%2Fdevolucion');
  expect(text).not.toContain('<form');
});

test('it shows what the seller said, and that none is asked for after two refusals', () => {
  const decision = { answer: 'declined', text: 'Se ve <usada>', on: open.opened_on } as const;
  const declined = { ...open, decision };
  const text = html({ order: { ...order, refusal: 'return_declined', returns: [declined] } });
  expect(text).toContain(messages.es.decided.declined);
  expect(text).toContain('Se ve &lt;usada&gt;');
  expect(text).toContain(messages.es.refusals.return_declined);
});

const red = { sku: 'sk_roja', variant: 'M / <rojo>' };

test('a line may be exchanged for the variants that are offered; what an exchange brought is a line of its own', () => {
  const [cup, book] = order.lines as [(typeof order.lines)[0], (typeof order.lines)[0]];
  const own = { ...cup, variants: [red] };
  const brought = { ...cup, ...red, left: 1, variants: [{ sku: 'sk_azul', variant: 'azul' }] };
  const text = html({ order: { ...order, lines: [own, brought, book] } });
  expect(text).toContain(messages.es.exchangeHint);
  expect([...text.matchAll(/name="(wants_[^"]+)"/g)].map(([, name]) => name)).toEqual([
    'wants_0',
    'wants_0_sk_roja',
  ]);
  expect(text).toContain('<option value="sk_roja">Cambio por M / &lt;rojo&gt;</option>');
  expect(text).toContain('name="units_0_sk_roja"');
  expect(html()).not.toContain(messages.es.exchangeHint);
  const values = { intent: 'ask', units_0: '1', wants_0: 'sk_roja' };
  const typed = html({ order: { ...order, lines: [own] }, values });
  expect(typed).toContain('<option value="sk_roja" selected="">');
});

test('it tells how far an exchange has come, and the wish ends by a button until the seller has answered', () => {
  const [line] = open.lines as [(typeof open.lines)[0]];
  const of = (given: Partial<typeof open>, state: 'wanted' | 'kept' | 'sent' | 'refused') =>
    html({
      order: {
        ...order,
        refusal: 'return_is_open',
        returns: [
          { ...open, ...given, lines: [{ ...line, exchange: { ...red, state, units: 1 } }] },
        ],
      },
    });
  expect(of({}, 'wanted')).toContain(messages.es.preferMoney);
  const decision = { answer: 'accepted', text: 'Sí', on: open.opened_on } as const;
  const kept = of({ decision }, 'kept');
  expect(kept).toContain(messages.es.exchanges.kept);
  expect(kept).not.toContain(messages.es.preferMoney);
  const parcel = {
    sent_on: open.opened_on,
    carrier: 'Estafeta',
    tracking_number: 'EST-1',
    tracking_url: 'https://rastreo.example/EST-1',
  };
  const sent = of({ decision, parcel }, 'sent');
  expect(sent).toContain('Estafeta · EST-1');
  expect(sent).toContain('href="https://rastreo.example/EST-1"');
  expect(sent).toContain(messages.es.gotExchange);
  expect(of({ exchange_refusal: 'Se <rompió>' }, 'refused')).toContain('Se &lt;rompió&gt;');
});
