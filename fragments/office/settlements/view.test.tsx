import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Settlement, SettlementLine } from '../../../shared/contracts/settlements.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { SettlementsProps } from './props.ts';
import { SettlementsView } from './view.tsx';

const settlement: Settlement = {
  id: 'sl_1',
  payment_type: 'str_card',
  of: 'platform',
  report: 'po_7',
  paid_on: '2026-11-26',
  currency: 'MXN',
  gross: 108_000,
  fee: 3_888,
  net: 104_112,
  lines: 1,
  open_lines: 0,
  open_net: 0,
  origin: 'file',
  taken_on: '2026-11-26T20:00:00.000Z',
};
const line: SettlementLine = {
  position: 1,
  kind: 'payment',
  reference: 'pi_1',
  subject: null,
  gross: 108_000,
  fee: 3_888,
  net: 104_112,
  problem: null,
  payment: 'py_1',
  number: 'K7QX-2M4P',
  by_hand: null,
};
const list = {
  kind: 'list',
  settlements: [settlement],
  clearing: [{ payment_type: 'str_card', currency: 'MXN', amount: 20_000 }],
  sources: [],
} as const;
const one = {
  kind: 'one',
  settlement,
  sums: [{ kind: 'payment', lines: 1, gross: 108_000, fee: 3_888, net: 104_112 }],
  lines: [line],
  isOpenOnly: false,
} as const;

function html(given: Partial<SettlementsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: SettlementsProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    shown: list,
    total: 1,
    page: 1,
    done: null,
    idempotencyKey: 'k',
    values: {},
    errors: {},
    error: null,
    ...given,
  };
  return renderToString(
    <SettlementsView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('the list names each report with its sums and leads to it, and tells what providers hold', () => {
  const text = html();
  expect(text).toContain('href="/tienda/a/admin/pagos/liquidaciones/sl_1"');
  expect(text).toMatch(/action="\/tienda\/a\/admin\/pagos\/liquidaciones\.csv" method="get"/);
  expect(text).toContain('Tarjeta, con Stripe · Reporte po_7');
  expect(text).toMatch(/26 de noviembre de 2026.*Cuenta de la plataforma.*De un archivo/s);
  expect(text).toMatch(/\$1,041\.12.*Cuadra/s);
  expect(text).toMatch(/Lo que tienen los proveedores.*\$200\.00/s);
  const open = { ...settlement, open_lines: 2, open_net: 500 };
  expect(html({ shown: { ...list, settlements: [open] } }, 'en')).toContain(
    'badge-danger">2 differences',
  );
});

test('a file goes by a form without script; one that is refused opens it again with why', () => {
  const text = html();
  expect(text).toMatch(/<form[^>]+encType="multipart\/form-data"/);
  expect(text).toContain('type="file"');
  expect(text).not.toContain('<details class="part" open');
  const refused = html({ errors: { text: 'Línea 3' }, values: { payment_type: 'paypal' } });
  expect(refused).toContain('<details class="part" open');
  expect(refused).toMatch(/aria-describedby="e-text".*id="e-text">Línea 3/s);
  expect(refused).toMatch(/value="paypal" selected/);
});

test('an empty list says what it waits for; below the root nothing is told of the clearing', () => {
  const text = html({
    shown: { kind: 'list', settlements: [], clearing: [], sources: [] },
    total: 0,
  });
  expect(text).toContain(messages.es.noneText);
  expect(text).not.toContain(messages.es.clearing);
});

test('an account that gives no reports is named', () => {
  const source = {
    payment_type: 'str_card',
    of: 'platform',
    asked_on: '2026-11-26T20:00:00.000Z',
    is_failing: true,
  } as const;
  expect(html({ shown: { ...list, sources: [source] } })).toContain(
    'Tarjeta, con Stripe no dio sus reportes el 26 nov 2026',
  );
  const well = { ...source, is_failing: false };
  expect(html({ shown: { ...list, sources: [well] } }, 'en')).toContain('last asked on');
});

test('one settlement shows its lines, each with its payment', () => {
  const text = html({ shown: one, done: 'taken' });
  expect(text).toContain(messages.es.done.taken);
  expect(text).toMatch(/<td>Pago<\/td>.*\$1,080\.00.*<th scope="row">Al banco<\/th>.*\$1,041\.12/s);
  expect(text).toContain('href="/tienda/a/admin/pagos/liquidaciones/sl_1/archivo"');
  expect(text).toContain('<code>pi_1</code>');
  expect(text).toContain('href="/tienda/a/admin/pagos/py_1"');
  expect(text).toContain('Pedido K7QX-2M4P');
  expect(text).toContain(messages.es.noOpen);
  expect(text).not.toContain(messages.es.match);
});

test('what does not match says why, and is compared again by a form', () => {
  const open = { ...settlement, open_lines: 1, open_net: -500 };
  const lost = { ...line, problem: 'unexplained', payment: null, number: null } as const;
  const text = html({ shown: { ...one, settlement: open, lines: [lost] } }, 'en');
  expect(text).toContain(messages.en.problems.unexplained);
  expect(text).toContain('-$5.00');
  expect(text).toContain('name="intent" value="match"');
  expect(text).toContain('liquidaciones/sl_1?open=true"');
  const only = html({
    shown: { ...one, settlement: open, lines: [], isOpenOnly: true },
    total: 60,
  });
  expect(only).toContain(messages.es.all);
  expect(only).toContain('?open=true&amp;page=2"');
});

const lost: SettlementLine = {
  ...line,
  position: 2,
  kind: 'fee',
  net: -10_000,
  problem: 'unexplained',
  payment: null,
  number: null,
};
const withOpen = { ...one, settlement: { ...settlement, open_lines: 1 }, lines: [line, lost] };

test('offers to settle by hand what matches nothing, and nothing else', () => {
  expect(html({ shown: one })).not.toContain(messages.es.byHand);
  const text = html({ shown: withOpen });
  expect(text).toContain(messages.es.byHand);
  expect(text).toMatch(/<option value="2">2 · Comisión · -\$100.00<\/option>/);
  expect(text).not.toContain('<option value="1"');
});

test('says what a person has decided about a line, and why', () => {
  const by_hand = {
    way: 'loss',
    reason: 'Cuota <mensual>',
    on: '2026-11-27T18:00:00.000Z',
  } as const;
  const text = html({ shown: { ...one, lines: [{ ...lost, by_hand }] } });
  expect(text).toContain('Cuota &lt;mensual&gt;');
  expect(text).toContain('A pérdidas el');
  expect(text).not.toContain(messages.es.byHand);
});

test('a refused decision stands open, as it was sent, with the reason', () => {
  const values = { position: '2', way: 'payment', order: 'ABCD', reason: 'Otro' };
  const errors = { order: 'No encontramos el pago' };
  const text = html({ shown: withOpen, values, errors });
  expect(text).toContain('id="e-order"');
  expect(text).toContain('value="ABCD"');
  expect(text).toMatch(/value="payment"[^>]*checked|checked[^>]*value="payment"/);
});
