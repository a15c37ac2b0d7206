import { z } from 'zod';
import { CASHOUT_ROWS, cashoutHolds, cashoutStates, HOLDER_MAX } from '../rules/cashouts.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, minor, storeId } from './fields.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/** The calls by which accounts and stores draw the money of their wallets out. */

const walletType = z.string().regex(/^[a-z]{3}$/);
export const cashoutId = z.string().regex(/^cw_[a-z0-9]{26}$/);

/** A bank account as its owner sees it again: never its number. */
export const payoutAccount = z
  .object({
    kind: z.enum(['clabe', 'cbu']),
    last_four: z.string(),
    holder: z.string(),
    /** Until when no money goes there, ISO 8601. */
    rests_until: z.string(),
    is_resting: z.boolean(),
  })
  .meta({ id: 'PayoutAccount' });
export type PayoutAccount = z.infer<typeof payoutAccount>;

/** What both sides read of a cash-out: its owner and the network's accountant. */
export const drawn = z.object({
  id: cashoutId,
  /** Minor units. */
  amount: minor,
  /** The tax of it, once it is sent. */
  withheld: minor,
  state: z.enum(cashoutStates),
  /** Why it waits for a decision of the network; null for what only waits its turn. */
  hold: z.enum(cashoutHolds).nullable(),
  /** Why it was refused, failed or came back. */
  reason: z.string().nullable(),
  last_four: z.string(),
  created_at: z.string(),
});

export const cashout = drawn
  .extend({ updated_at: z.string(), can_cancel: z.boolean() })
  .meta({ id: 'Cashout' });
export type Cashout = z.infer<typeof cashout>;

export const cashouts = z
  .object({
    currency,
    available: minor,
    /** The least that goes out at once. */
    minimum: minor,
    account: payoutAccount.nullable(),
    cashouts: listOf(cashout),
  })
  .meta({ id: 'Cashouts' });
export type Cashouts = z.infer<typeof cashouts>;

const own = z.object({ me: accountId, wallet: walletType });
const stores = z.object({ id: storeId, wallet: walletType });
const ownSample = { me: sampleIds.account, wallet: 'mxn' };
const storeSample = { id: sampleIds.store, wallet: 'mxn' };
const person = {
  service: 'wallets',
  access: 'account',
  path: '/people/{me}/cashouts/{wallet}',
} as const;
const store = {
  service: 'wallets',
  access: 'wallets-admin',
  path: '/suppliers/{id}/cashouts/{wallet}',
} as const;

const reading = {
  method: 'get',
  query: z.object({ ...paging(CASHOUT_ROWS) }),
  answer: cashouts,
  errors: ['not_found', 'cashout_currency'],
} as const;

export const getCashouts = contract({
  ...person,
  ...reading,
  id: 'wallets.cashouts',
  summary: {
    en: 'The caller’s cash-outs in a currency, the bank account, and what may be withdrawn',
    es: 'Los retiros de quien llama en una moneda, su cuenta bancaria y lo que puede retirar',
  },
  params: own,
  sample: { params: ownSample },
});

export const getStoreCashouts = contract({
  ...store,
  ...reading,
  id: 'wallets.store-cashouts',
  summary: {
    en: 'The store’s cash-outs in a currency, the bank account, and what may be withdrawn',
    es: 'Los retiros de la tienda en una moneda, su cuenta bancaria y lo que puede retirar',
  },
  params: stores,
  sample: { params: storeSample },
});

const setting = {
  method: 'put',
  recentProof: true,
  body: z.object({
    /** CLABE or CBU; blanks and dashes do not count. */
    number: z.string().max(40),
    holder: z.string().trim().min(1).max(HOLDER_MAX),
  }),
  answer: payoutAccount,
  errors: ['not_found', 'cashout_currency', 'bank_account_invalid'],
} as const;
const accountSample = { number: '032180000118359719', holder: 'Rosa Campos' };

export const setPayoutAccount = contract({
  ...person,
  ...setting,
  path: '/people/{me}/payout-account/{wallet}',
  id: 'wallets.set-account',
  summary: {
    en: 'Sets the bank account for the caller’s cash-outs; it rests for 72 hours',
    es: 'Guarda la cuenta bancaria para los retiros de quien llama; reposa 72 horas',
  },
  params: own,
  sample: { params: ownSample, body: accountSample },
});

export const setStorePayoutAccount = contract({
  ...store,
  ...setting,
  path: '/suppliers/{id}/payout-account/{wallet}',
  id: 'wallets.set-store-account',
  summary: {
    en: 'Sets the bank account for the store’s cash-outs; it rests for 72 hours',
    es: 'Guarda la cuenta bancaria para los retiros de la tienda; reposa 72 horas',
  },
  params: stores,
  sample: { params: storeSample, body: accountSample },
});

const asking = {
  method: 'post',
  recentProof: true,
  body: z.object({ amount: minor.min(1).max(1e12) }),
  answer: cashout,
  status: 201,
  errors: [
    'not_found',
    'cashout_currency',
    'cashout_minimum',
    'cashout_too_much',
    'payout_account_missing',
    'payout_account_resting',
  ],
} as const;

export const askCashout = contract({
  ...person,
  ...asking,
  id: 'wallets.cash-out',
  summary: {
    en: 'Asks for money of the caller’s wallet to be sent to the bank account',
    es: 'Pide que dinero del monedero de quien llama se envíe a su cuenta bancaria',
  },
  params: own,
  sample: { params: ownSample, body: { amount: 50_000 } },
});

export const askStoreCashout = contract({
  ...store,
  ...asking,
  id: 'wallets.store-cash-out',
  summary: {
    en: 'Asks for money of the store’s wallet to be sent to the bank account',
    es: 'Pide que dinero del monedero de la tienda se envíe a su cuenta bancaria',
  },
  params: stores,
  sample: { params: storeSample, body: { amount: 50_000 } },
});

const cancelling = {
  method: 'delete',
  answer: cashout,
  errors: ['not_found', 'cashout_not_found', 'cashout_moved'],
} as const;
const one = { cashout: cashoutId };

export const cancelCashout = contract({
  ...person,
  ...cancelling,
  id: 'wallets.cancel-cash-out',
  path: '/people/{me}/cashouts/{wallet}/{cashout}',
  summary: {
    en: 'Takes back a cash-out that was not sent yet',
    es: 'Retira la petición de un retiro que todavía no se envía',
  },
  params: own.extend(one),
  sample: { params: { ...ownSample, cashout: sampleIds.cashout } },
});

export const cancelStoreCashout = contract({
  ...store,
  ...cancelling,
  id: 'wallets.cancel-store-cash-out',
  path: '/suppliers/{id}/cashouts/{wallet}/{cashout}',
  summary: {
    en: 'Takes back a cash-out of the store that was not sent yet',
    es: 'Retira la petición de un retiro de la tienda que todavía no se envía',
  },
  params: stores.extend(one),
  sample: { params: { ...storeSample, cashout: sampleIds.cashout } },
});
