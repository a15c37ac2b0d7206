import { orderSharesFragment } from '../../fragments/shop/order-shares/server.ts';
import { walletFragment } from '../../fragments/shop/wallet/server.ts';
import {
  getOwnShares,
  getStoreShares,
  getStoreWallet,
  getWallet,
  walletFilters,
  type OrderShares,
  type Wallet,
} from '../../shared/contracts/wallets.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { payableWallet } from '../../shared/rules/cashouts.ts';
import { localIso } from '../../shared/rules/local-time.ts';
import { WALLET_ROWS } from '../../shared/rules/wallet-entries.ts';
import { notFoundView } from '../kit/not-found.ts';
import {
  dayIn,
  definePage,
  pageNumber,
  rowsOf,
  type PageContext,
  type PageView,
} from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** Months of which a statement is offered. */
const MONTHS = 12;

const declared = {
  words: walletFragment.words,
  query: ['page', 'event', 'start_date', 'end_date'],
} as const;

/** The account's own wallet in the network: its balance, entries and statements. */
export const walletPage = definePage({
  ...declared,
  name: 'wallet',
  paths: ['/me/wallet', '/me/wallet/:wallet'],
  needs: 'account',
  shell: 'account',
  async view(context) {
    const { person: asked, store, params, read } = context;
    const person = await asked;
    const wallet = params['wallet'] ?? store.currency.toLowerCase();
    const { query, narrowed } = askedOf(context);
    const found = await read(getWallet, { params: { me: person?.id ?? '', wallet }, query });
    if (!found.ok) return notFoundView(context);
    return viewOf(context, { wallet: found.value, narrowed, of: 'person' });
  },
});

/** The store's wallet in its network; needs `wallets-admin`. */
export const storeWalletPage = definePage({
  ...declared,
  name: 'store-wallet',
  paths: ['/admin/monedero', '/admin/monedero/:wallet'],
  needs: 'wallets-admin',
  shell: 'office',
  async view(context) {
    const { store, params, read } = context;
    const wallet = params['wallet'] ?? store.currency.toLowerCase();
    const { query, narrowed } = askedOf(context);
    const found = await read(getStoreWallet, { params: { id: store.id, wallet }, query });
    if (!found.ok) return notFoundView(context);
    return viewOf(context, { wallet: found.value, narrowed, of: 'store' });
  },
});

/** What the address asks for: a page of entries, and what they are narrowed to. */
function askedOf({ query }: PageContext) {
  const event = walletFilters.shape.event.safeParse(query.get('event') ?? undefined);
  const narrowed = {
    event: (event.success && event.data) || '',
    start_date: dayIn(query, 'start_date'),
    end_date: dayIn(query, 'end_date'),
  } as const;
  return {
    narrowed,
    query: {
      ...(narrowed.event !== '' && { event: narrowed.event }),
      ...(narrowed.start_date !== '' && { start_date: narrowed.start_date }),
      ...(narrowed.end_date !== '' && { end_date: narrowed.end_date }),
      ...rowsOf(pageNumber(query), WALLET_ROWS),
    },
  };
}

/** Where each peso of an order went that has an entry in the account's wallet. */
export const walletOrderPage = definePage({
  name: 'wallet-order',
  paths: ['/me/wallet/:wallet/ordenes/:order'],
  needs: 'account',
  shell: 'account',
  async view(context) {
    const { person: asked, params, read } = context;
    const person = await asked;
    const found = await read(getOwnShares, {
      params: { me: person?.id ?? '', order: params['order'] ?? '' },
    });
    if (!found.ok) return notFoundView(context);
    return sharesOf(context, found.value, `/me/wallet/${params['wallet'] ?? ''}`);
  },
});

/** The same for an order of the store; needs `wallets-admin`. */
export const storeWalletOrderPage = definePage({
  name: 'store-wallet-order',
  paths: ['/admin/monedero/:wallet/ordenes/:order'],
  needs: 'wallets-admin',
  shell: 'office',
  async view(context) {
    const { store, params, read } = context;
    const found = await read(getStoreShares, {
      params: { id: store.id, order: params['order'] ?? '' },
    });
    if (!found.ok) return notFoundView(context);
    return sharesOf(context, found.value, `/admin/monedero/${params['wallet'] ?? ''}`);
  },
});

function sharesOf({ env }: PageContext, order: OrderShares, back: string): PageView {
  const title = fill(wordsOf(orderSharesFragment.words, env.tag).of, { number: order.number });
  return {
    status: 200,
    head: privateHead(title, `${back}/ordenes/${order.id}`),
    trail: [
      { label: wordsOf(walletFragment.words, env.tag).title, path: back },
      { label: title, path: `${back}/ordenes/${order.id}` },
    ],
    main: wrapped(slot(orderSharesFragment, { class: 'primary', props: { env, order, back } })),
  };
}

interface Shown {
  readonly wallet: Wallet;
  readonly narrowed: ReturnType<typeof askedOf>['narrowed'];
  readonly of: 'person' | 'store';
}

function viewOf(
  { env, title, query, now }: PageContext,
  { wallet, narrowed, of }: Shown,
): PageView {
  const path = `${of === 'person' ? '/me/wallet' : '/admin/monedero'}/${wallet.wallet_type.id}`;
  return {
    status: 200,
    head: privateHead(title, path),
    main: wrapped(
      slot(walletFragment, {
        class: 'primary',
        props: {
          env,
          wallet,
          path,
          orders: `${path}/ordenes`,
          draw: payableWallet(wallet.wallet_type.id) ? `${path}/retiro` : null,
          page: pageNumber(query),
          pageSize: WALLET_ROWS,
          of,
          months: monthsUntil(now, env.country),
          narrowed,
        },
      }),
    ),
  };
}

/** The last months, this one first, `YYYY-MM`. */
function monthsUntil(now: number, country: string): string[] {
  const [year = 0, month = 0] = localIso(now, country).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7),
  );
}
