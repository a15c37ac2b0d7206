import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { contracts } from '../../support/contracts.ts';
import { anaByPath, casa, moda } from '../shops.ts';
import { expectAnswer, expectRefused, untried, type Given } from './held.ts';
import { expectCollaborators, expectJobs, expectStaff } from './office-calls.ts';
import { expectAccounts, expectOwnCart, expectProfile, expectSecurity } from './people-calls.ts';
import { expectCardOrder, expectCart, expectCashOrder } from './purchase-calls.ts';
import { someLine, type Line } from './purchase.ts';

let line: Line;
beforeAll(async () => {
  line = await someLine(moda);
});

/** The id in a sample that only this shop could make. */
const MADE = '0'.repeat(26);

describe('a public read answers its sample', () => {
  const reads = contracts.filter(
    ({ method, access, sample }) =>
      method === 'get' && access === 'public' && !JSON.stringify(sample).includes(MADE),
  );
  test.each(reads.map(({ id }) => id))('%s', async (id) => {
    await expectAnswer(id);
  });

  test.each<[string, Given]>([
    ['store.menu', { params: { name: 'other' } }],
    ['published.franchises', { shop: casa, query: {} }],
    ['published.catalogues', { query: {} }],
    ['products-list-public.search', { query: {} }],
    ['products-list-public.search', { shop: anaByPath, query: { available: 'true' } }],
    ['products-list-public.search', { query: { limit: 100, variants: 'true' } }],
  ])('%s %j too', async (id, given) => {
    await expectAnswer(id, given);
  });

  test('public.item, for every kind and case of the store', async () => {
    const list = await expectAnswer<ItemList>('products-list-public.search', {
      query: { limit: 100 },
    });
    const names = list.results.map((item) => item.id);
    await Promise.all(names.map((id) => expectAnswer('public.item', { params: { id } })));
    expect(names.length).toBeGreaterThan(50);
  });
});

describe('a purchase answers what its contracts say', () => {
  test('the cart', () => expectCart(line));
  test('paid in cash', () => expectCashOrder(moda, line));
  test('paid by card', () => expectCardOrder(moda, line));
  test('told of by a webhook, which has to be signed', () =>
    expectRefused('payment.webhook-sandbox'));
});

describe('the account calls answer what their contracts say', () => {
  test('accounts and sessions', () => expectAccounts(moda));
  test('an account’s factors', () => expectSecurity(moda));
  test('the cart of an account', () => expectOwnCart(moda, line));
  test('profile, presence, tour, and the end of an account', () => expectProfile(moda));
});

describe('the back office’s calls answer what their contracts say', () => {
  test('staff', () => expectStaff(moda));
  test('collaborators', () => expectCollaborators(moda));
  test('jobs', () => expectJobs(moda));
});

afterAll(() => {
  // A contract that no test calls would go unchecked.
  const missing = untried();
  if (missing.length > 0) throw new Error(`not called: ${missing.join(', ')}`);
});
