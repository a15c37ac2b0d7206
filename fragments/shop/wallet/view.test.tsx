import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { Wallet } from '../../../shared/contracts/wallets.ts';
import { messages } from './messages/en.ts';
import type { WalletProps } from './props.ts';
import { WalletView } from './view.tsx';

const wallet: Wallet = {
  wallet_type: { id: 'mxn', currency: 'MXN' },
  balance: 14_520,
  locked: 4_020,
  paying: 0,
  paused: null,
  available_for_cashout: 10_500,
  next_cutoff_date: '2026-12-01T06:00:00.000Z',
  others: ['usd'],
  unearned: [
    {
      order: { id: 'or_2', number: 'B3' },
      at: '2026-11-19T20:00:00.000Z',
      reason: 'own_purchase',
    },
  ],
  entries: {
    results: [
      {
        id: '3',
        at: '2026-11-22T20:00:00.000Z',
        event: 'refunded',
        amount: -4_020,
        order: { id: 'or_1', number: 'K7QX-2M4P' },
      },
      { id: '2', at: '2026-11-21T20:00:00.000Z', event: 'unlocked', amount: 10_050, order: null },
      {
        id: '1',
        at: '2026-11-20T20:00:00.000Z',
        event: 'paid',
        amount: 10_050,
        order: { id: 'or_1', number: 'K7QX-2M4P' },
      },
    ],
    matches_estimated: 50,
  },
};

function html(given: Partial<WalletProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: WalletProps = {
    env: pageEnv({
      locale,
      tag: locale === 'en' ? 'en-US' : 'es-MX',
      base: '/tienda/a',
      country: 'MX',
    }),
    wallet,
    path: '/me/wallet/mxn',
    orders: '/me/wallet/mxn/ordenes',
    page: 1,
    pageSize: 20,
    of: 'person',
    months: ['2026-11'],
    draw: '/me/wallet/mxn/retiro',
    narrowed: { event: '', start_date: '', end_date: '' },
    ...given,
  };
  return renderToString(<WalletView {...props} locale={locale} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('a wallet says what there is, what is on hold, what may be withdrawn, and until when', () => {
  const text = html();
  for (const part of ['$145.20', '$40.20', '$105.00', '1 de diciembre de 2026'])
    expect(text).toContain(`<dd class="sum">${part}</dd>`);
  expect(html({}, 'en')).toContain('December 1, 2026');
});

test('an entry has its sign and leads to its order; what became free is told apart', () => {
  const text = html();
  expect(text).toContain('<span class="sum">+$100.50</span>');
  expect(text).toContain('-$40.20');
  expect(text).toContain('Se liberaron $100.50');
  expect(text).toContain('href="/tienda/a/me/wallet/mxn/ordenes/or_1"');
});

test('a sale that earned nothing says why', () => {
  expect(html()).toContain(messages.es.reasons.own_purchase);
  expect(html({ wallet: { ...wallet, unearned: [] } })).not.toContain(messages.es.unearned);
});

test('a seller who is paused reads why', () => {
  expect(html({ wallet: { ...wallet, paused: 'Revisamos <ventas>' } })).toContain(
    'Motivo: Revisamos &lt;ventas&gt;',
  );
});

test('pages keep what the entries are narrowed to; statements and other currencies are links', () => {
  const text = html({ narrowed: { event: 'paid', start_date: '', end_date: '' } });
  expect(text).toContain('/tienda/a/me/wallet/mxn?event=paid&amp;page=2');
  expect(text).toContain('href="/tienda/a/me/wallet/mxn/2026-11.csv"');
  expect(text).toContain('href="/tienda/a/me/wallet/usd"');
});

test('a wallet below zero says how it is filled again; an empty one what to do next', () => {
  const none = { results: [], matches_estimated: 0 };
  expect(html({ wallet: { ...wallet, balance: -1 } })).toContain(messages.es.below);
  expect(html({ wallet: { ...wallet, entries: none } })).toContain(messages.es.nonePerson);
  expect(html({ wallet: { ...wallet, entries: none }, of: 'store' })).toContain(
    messages.es.noneStore,
  );
  const narrowed = { event: 'cash', start_date: '', end_date: '' };
  expect(html({ wallet: { ...wallet, entries: none }, narrowed })).toContain(messages.es.noneFound);
});
