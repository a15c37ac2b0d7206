import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Payout, PayoutBatch } from '../../../shared/contracts/dispersions.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { PayoutsProps } from './props.ts';
import { PayoutsView } from './view.tsx';

const payout: Payout = {
  id: 'cw_1',
  owner: { id: 'ac_ana', name: 'Ana <López>' },
  currency: 'MXN',
  amount: 50_000,
  withheld: 0,
  state: 'requested',
  hold: 'burst',
  reason: null,
  last_four: '9719',
  created_at: '2026-11-26T20:00:00.000Z',
};
const batch: PayoutBatch = {
  id: 'pb_1',
  number: 3,
  format: 'spei',
  currency: 'MXN',
  count: 2,
  total: 98_000,
  unanswered: 1,
  created_at: '2026-11-26T20:00:00.000Z',
  answer: {
    read_at: '2026-11-27T20:00:00.000Z',
    taken: 0,
    known: 1,
    differences: [
      { line: 3, reference: '=A1<', problem: 'amount', kept: 49_000, answered: 49_001 },
    ],
  },
};

const pause = {
  account: 'ac_luz',
  name: 'Luz',
  reason: 'Revisamos <ventas>',
  paused_at: '2026-11-26T20:00:00.000Z',
};

function html(given: Partial<PayoutsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: PayoutsProps = {
    env: pageEnv({ locale, base: '', country: 'MX' }),
    shown: { kind: 'waiting', batches: [batch], pauses: [pause] },
    payouts: [payout],
    total: 1,
    page: 1,
    path: '/admin/pagos/dispersiones',
    done: null,
    idempotencyKey: 'k',
    form: null,
    errors: {},
    error: null,
    ...given,
  };
  return renderToString(<PayoutsView {...props} t={messages[locale]} />).replaceAll('<!-- -->', '');
}

test('what waits says whose it is and why, and is approved or refused with a reason', () => {
  const text = html();
  expect(text).toContain('<b>Ana &lt;López&gt;</b>');
  expect(text).toContain(messages.es.holds.burst);
  expect(text).toContain('name="cashout" value="cw_1"');
  expect(text).toContain('maxLength="200" name="reason"');
  expect(text).toContain('href="/admin/pagos/dispersiones/pb_1">Dispersión 3</a>');
  expect(text).toContain('2 retiros · 1 sin respuesta del banco');
  expect(
    html({ payouts: [], shown: { kind: 'waiting', batches: [], pauses: [] } }, 'en'),
  ).toContain(messages.en.none);
});

test('sellers are paused with a reason, and go on', () => {
  const text = html();
  expect(text).toContain('Revisamos &lt;ventas&gt;');
  expect(text).toContain('name="account" value="ac_luz"');
  expect(text).toContain('name="username"');
});

test('a batch leads to its file, and shows each line that differs', () => {
  const text = html({ shown: { kind: 'batch', batch }, path: '/admin/pagos/dispersiones/pb_1' });
  expect(text).toContain('href="/admin/pagos/dispersiones/pb_1/archivo"');
  expect(text).toContain('<td>3</td><td>=A1&lt;</td><td>Otro monto</td>');
  expect(text).toContain('$490.01');
  expect(text).toContain('Ningún banco ha recibido');
});

test('the password stands in the place of what waits for it', () => {
  const text = html({
    form: { intent: 'make', values: { currency: 'ARS', format: 'cbu' }, proof: 'asked' },
  });
  expect(text).toContain('name="asked" value="make"');
  expect(text).toContain('type="hidden" name="format" value="cbu"');
  expect(text).not.toContain('name="reason"');
});
