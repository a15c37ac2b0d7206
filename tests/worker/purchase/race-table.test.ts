/**
 * Every call of paying and delivering that changes something, sent by twenty at once: the end is one that some
 * order of them, one after the other, gives. A new call fails here until it has its race.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartEndpoints } from '../../../edge/modules/carts/index.ts';
import { money } from '../../../edge/wings/money.ts';
import { purchase } from '../../../edge/wings/purchase.ts';
import { bookRaces } from '../ledger/book-races.ts';
import { newBuyersEachTest } from './buyer.ts';
import { buyingRaces } from './buying-races.ts';
import { openSandbox } from './courier-world.ts';
import { TWENTY } from './racing.ts';
import { settingRaces } from './setting-races.ts';

newBuyersEachTest();

const RACES = { ...buyingRaces, ...settingRaces, ...bookRaces };

/** The races of the other calls, each in the file that tests its call. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'shopping-carts.checkout': 'purchase/holds',
  'orders.create': 'purchase/redirect-races',
  'payment.account-set': 'purchase/accounts',
  'payment.bank-charge': 'none: it keeps nothing',
  'payment.card': 'purchase/shared-payment',
  'payment.redirect': 'purchase/redirect',
  'payment.confirm': 'purchase/redirect-races',
  'payment.webhook': 'purchase/redirect-races',
  'shopping-carts.instalments': 'purchase/instalments',
  'shopping-carts.invoicing': 'purchase/checkout-invoicing',
  'shopping-carts.billing': 'purchase/checkout-billing',
  'shopping-carts.card': 'purchase/saved-cards',
  'payment.card-drop': 'purchase/saved-cards',
  'store.payment-limits-set': 'purchase/payment-limits',
  'store.risk-set': 'orders/risk',
  'store.charges-set': 'purchase/charge-terms',
  'shopping-carts.delivery': 'purchase/own-delivery',
  'shopping-carts.share': 'purchase/shared-payment',
  'admin.deposit-confirm': 'purchase/deposits',
  'admin.order-refund': 'ledger/refunds',
  'admin.dispute-answer': 'ledger/dispute-answers',
  'admin.dispute-submit': 'ledger/dispute-evidence',
  'admin.settlement-line': 'ledger/settled-by-hand',
};

test('every call that changes something has its race, here or in the file that is named', () => {
  const calls = [...purchase.endpoints, ...money.endpoints]
    .map(({ contract }) => contract)
    // Without a path a call is a form's, which does the work of one that has a path.
    .filter((contract) => 'path' in contract && contract.method !== 'get');
  const carts = new Set<string>(cartEndpoints.map(({ contract }) => contract.id));
  const ids = calls.map(({ id }) => id).filter((id) => !carts.has(id));
  const raced = [...Object.keys(RACES), ...Object.keys(ELSEWHERE)];
  expect(raced.toSorted()).toEqual([...new Set(ids)].toSorted());
});

/** Puts the sandbox's couriers in place of the network. */
beforeEach(openSandbox);
afterEach(() => vi.unstubAllGlobals());

describe(`${TWENTY} at once`, () => {
  test.each(Object.entries(RACES))('of %s', async (_call, race) => {
    expect.hasAssertions();
    await race();
  });
});
