import { z } from 'zod';
import { orderStates } from '../rules/order-states.ts';
import { TERMS_REASONS } from '../rules/resale-terms.ts';
import { shareRoles } from '../rules/seen-shares.ts';
import { WALLET_ROWS, walletEvents } from '../rules/wallet-entries.ts';
import { accountId } from './people.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, minor, orderId, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/**
 * The wallets of accounts and stores in the books of a network: what they earned and when it is free. A
 * wallet has the currency's code as its id, since there is one a network and currency.
 */

const walletType = z.string().regex(/^[a-z]{3}$/);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** An entry: money that came, went, or became free. */
export const walletEntry = z
  .object({
    id: z.string(),
    /** ISO 8601. */
    at: z.string(),
    event: z.enum(walletEvents),
    /** Minor units into the wallet, or out of it; of what became free, all of it. */
    amount: minor,
    /** The order that it is about; null for none. */
    order: z.object({ id: orderId, number: z.string() }).nullable(),
  })
  .meta({ id: 'WalletEntry' });
export type WalletEntry = z.infer<typeof walletEntry>;

export const wallet = z
  .object({
    wallet_type: z.object({ id: walletType, currency }),
    /** Earned and not paid out, minor units; below zero where more was given back since. */
    balance: minor,
    /** The part of it that waits until returns have ended. */
    locked: minor,
    /** The part of it that is on its way out. */
    paying: minor,
    /** Free since the last cut-off, less what went out since. */
    available_for_cashout: minor,
    /** When what is free by then is counted, ISO 8601. */
    next_cutoff_date: z.string(),
    /** The other currencies in which there is a wallet. */
    others: z.array(walletType),
    /** Why the network has paused its owner as a seller; null while it has not. */
    paused: z.string().nullable(),
    /** The latest sales by which the owner earned nothing, and why. */
    unearned: z.array(
      z.object({
        order: z.object({ id: orderId, number: z.string() }),
        at: z.string(),
        reason: z.enum(TERMS_REASONS),
      }),
    ),
    entries: listOf(walletEntry),
  })
  .meta({ id: 'Wallet' });
export type Wallet = z.infer<typeof wallet>;

/** What the entries may be narrowed to. */
export const walletFilters = z.object({
  event: z.enum(walletEvents).optional(),
  start_date: day.optional(),
  end_date: day.optional(),
});
export type WalletFilters = z.output<typeof walletFilters>;

const base = {
  service: 'wallets',
  method: 'get',
  query: walletFilters.extend(paging(WALLET_ROWS)),
  answer: wallet,
  errors: ['not_found'],
} as const;

export const getWallet = contract({
  ...base,
  id: 'wallets.own',
  path: '/people/{me}/wallet/{wallet}',
  access: 'account',
  summary: {
    en: 'What the caller has earned in the network, in one currency, with its entries',
    es: 'Lo que ha ganado quien llama en la red, en una moneda, con sus movimientos',
  },
  params: z.object({ me: accountId, wallet: walletType }),
  sample: { params: { me: sampleIds.account, wallet: 'mxn' } },
});

export const getStoreWallet = contract({
  ...base,
  id: 'wallets.store',
  path: '/suppliers/{id}/wallet/{wallet}',
  access: 'wallets-admin',
  summary: {
    en: 'What the store has earned in the network, in one currency, with its entries',
    es: 'Lo que ha ganado la tienda en la red, en una moneda, con sus movimientos',
  },
  params: z.object({ id: storeId, wallet: walletType }),
  sample: { params: { id: sampleIds.store, wallet: 'mxn' } },
});

/** A line of an order, with the parts of it that the caller may see. */
export const dividedLine = z.object({
  name: z.string(),
  units: z.number().int(),
  total: minor,
  /** What the line leaves for resellers; null where the caller may not know it. */
  margin: minor.nullable(),
  /** How its seller was found, or why nobody earns by it. */
  reason: z.enum(TERMS_REASONS),
  shares: z.array(
    z.object({
      role: z.enum(shareRoles),
      amount: minor,
      /** What refunds took back of it. */
      returned: minor,
      /** The rate of the margin; null for none. */
      rate: z.number().nullable(),
      is_own: z.boolean(),
    }),
  ),
});
export type DividedLineView = z.infer<typeof dividedLine>;

/** Where each peso of an order went, as far as the caller may see. */
export const orderShares = z
  .object({
    id: orderId,
    number: z.string(),
    state: z.enum(orderStates),
    currency,
    /** The store that sold it. */
    sold_by: z.string(),
    placed_on: z.string(),
    /** When its money becomes free; null until that is known. */
    free_on: z.string().nullable(),
    /** What its supplier still owes of it; it stays on hold until then. */
    owed: minor,
    lines: z.array(dividedLine),
    /** What the buyer paid for its delivery, which is the supplier's; null for others. */
    shipping: minor.nullable(),
    /** Whether the caller's store delivers it. */
    is_supplier: z.boolean(),
  })
  .meta({ id: 'OrderShares' });
export type OrderShares = z.infer<typeof orderShares>;

const ofOrder = {
  service: 'wallets',
  method: 'get',
  answer: orderShares,
  errors: ['not_found', 'order_not_found'],
} as const;
const noOrder = `or_${'0'.repeat(26)}`;

export const getOwnShares = contract({
  ...ofOrder,
  id: 'wallets.own-order',
  path: '/people/{me}/orders/{order}',
  access: 'account',
  summary: {
    en: 'What the caller earns by an order, and what refunds took back of it',
    es: 'Lo que gana quien llama con un pedido, y lo que quitaron las devoluciones',
  },
  params: z.object({ me: accountId, order: orderId }),
  sample: { params: { me: sampleIds.account, order: noOrder } },
});

export const getStoreShares = contract({
  ...ofOrder,
  id: 'wallets.store-order',
  path: '/suppliers/{id}/orders/{order}',
  access: 'wallets-admin',
  summary: {
    en: 'Where each peso of an order went that the store delivers, or whose network is its own',
    es: 'Adónde fue cada peso de un pedido que entrega la tienda, o que es de su red',
  },
  params: z.object({ id: storeId, order: orderId }),
  sample: { params: { id: sampleIds.store, order: noOrder } },
});
