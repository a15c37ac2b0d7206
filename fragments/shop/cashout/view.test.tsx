import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Cashout, Cashouts } from '../../../shared/contracts/cashouts.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { CashoutProps } from './props.ts';
import { CashoutView } from './view.tsx';

const asked: Cashout = {
  id: 'cw_1',
  amount: 50_000,
  withheld: 0,
  state: 'requested',
  hold: 'burst',
  reason: null,
  last_four: '9719',
  created_at: '2026-11-26T20:00:00.000Z',
  updated_at: '2026-11-26T20:00:00.000Z',
  can_cancel: true,
};
const drawn: Cashouts = {
  currency: 'MXN',
  available: 80_000,
  minimum: 20_000,
  account: {
    kind: 'clabe',
    last_four: '9719',
    holder: 'Ana <López>',
    rests_until: '2026-11-29T20:00:00.000Z',
    is_resting: true,
  },
  cashouts: { results: [asked], matches_estimated: 1 },
};

function html(given: Partial<CashoutProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: CashoutProps = {
    env: pageEnv({ locale, tag: locale === 'en' ? 'en-US' : 'es-MX', base: '', country: 'MX' }),
    drawn,
    path: '/me/wallet/mxn/retiro',
    wallet: '/me/wallet/mxn',
    page: 1,
    pageSize: 20,
    done: null,
    idempotencyKey: 'k',
    form: null,
    errors: {},
    error: null,
    ...given,
  };
  return renderToString(<CashoutView {...props} locale={locale} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('says what there is, where it goes, and until when a new account rests', () => {
  const text = html();
  expect(text).toContain('<b class="available">$800.00</b>');
  expect(text).toContain('CLABE que termina en 9719, a nombre de Ana &lt;López&gt;');
  expect(text).toContain('desde el 29 de noviembre de 2026');
  expect(text).toContain('name="amount"');
});

test('a cash-out says its state, why it waits, and is taken back by a form', () => {
  const text = html();
  expect(text).toContain(messages.es.states.requested);
  expect(text).toContain(messages.es.holds.burst);
  expect(text).toContain('name="cashout" value="cw_1"');
  const returned = { ...asked, state: 'returned', reason: 'Cuenta cerrada', can_cancel: false };
  const back = html({
    drawn: { ...drawn, cashouts: { results: [returned as Cashout], matches_estimated: 1 } },
  });
  expect(back).toContain('Motivo: Cuenta cerrada');
  expect(back).not.toContain('name="cashout"');
});

test('without an account, or with too little, it says what comes first', () => {
  const none = html({ drawn: { ...drawn, account: null } });
  expect(none).toContain(messages.es.askFirst);
  expect(none).toContain('<details open="">');
  expect(html({ drawn: { ...drawn, available: 100 } }, 'en')).toContain(
    'At least MX$200.00 must be available',
  );
});

test('the password stands in the place of the form that waits for it, and keeps its values', () => {
  const text = html({
    form: { intent: 'ask', values: { amount: '500' }, proof: 'asked' },
    errors: { password: 'No' },
  });
  expect(text).toContain('name="asked" value="ask"');
  expect(text).toContain('type="hidden" name="amount" value="500"');
  expect(text).toContain('autoComplete="current-password"');
  expect(text).not.toContain('name="number"');
  const given = html({ form: { intent: 'ask', values: { amount: '500' }, proof: 'given' } });
  expect(given).toContain(messages.es.proved);
  expect(given).toContain('value="500"');
});
