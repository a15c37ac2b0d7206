/** What an account is told that a sale would earn, and what the sale then freezes. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { referralEndpoints } from '../../../edge/flows/referral/endpoints.ts';
import type { PromotedItem } from '../../../shared/contracts/referral.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeWorld, row, type TestStore } from '../purchase/world.ts';
import { makeNetwork } from './reselling.ts';

newBuyersEachTest();

const worldOf = (account: string) =>
  makeWorld(
    { ...nobody, identity: () => Promise.resolve({ ...accountant, accountId: account }) },
    { endpoints: referralEndpoints },
  );
const asked = async <Body>(account: string, by: TestStore, path: string) =>
  worldOf(account).call<Body>(by, 'GET', `/referral/${path}`);

test('an offer’s earnings are what a sale of it freezes, and its margin is not told', async () => {
  const net = await makeNetwork({ rates: { seller: 350_000 }, price: 1_000, margin: 90 });
  const { seller, maker } = net.people;
  const { body } = await asked<{ results: PromotedItem[] }>(
    seller,
    net.reseller,
    `${seller}/products/search`,
  );
  const [offer, ...others] = body.results;
  expect(others).toEqual([]);
  expect(offer).toMatchObject({ earnings: 32, buy_by: 968, list_price: 1_000, in_store: true });
  expect(JSON.stringify(body)).not.toContain('margin');
  const order = await net.buy();
  const share = await row(
    'a',
    sql<{ amount: number }>`SELECT amount FROM line_share WHERE order_id = ${order}`,
  );
  expect(share.amount).toBe(offer?.earnings);
  expect((await asked(seller, net.reseller, `${maker}/products/search`)).status).toBe(404);
});

test('without rates nothing is earned, and the table of rates is empty', async () => {
  const net = await makeNetwork();
  const { seller } = net.people;
  const offers = await asked<{ results: PromotedItem[] }>(
    seller,
    net.reseller,
    `${seller}/products/search`,
  );
  expect(offers.body.results[0]).toMatchObject({ earnings: 0, buy_by: 100_000 });
  const rates = await asked(seller, net.reseller, `${seller}/rates`);
  expect(rates.body).toEqual({ rates: null });
});

test('the rates are those of the network, in its stores and in its root', async () => {
  const net = await makeNetwork({ rates: { seller: 500_000, up_one: 50_000, network: 10_000 } });
  const { seller } = net.people;
  for (const store of [net.root, net.reseller]) {
    const { body } = await asked<{ rates: object }>(seller, store, `${seller}/rates`);
    expect(body.rates).toEqual({
      since: '1970-01-01T00:00:00.000Z',
      seller: 0.5,
      up_one: 0.05,
      up_two: 0,
      touch: 'last',
    });
  }
});
