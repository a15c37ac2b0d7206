/** What a reseller is shown before a sale is what its order freezes. */
import { expect, test } from 'vitest';
import { referralEndpoints } from '../../../edge/flows/referral/endpoints.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { Earning } from '../../../shared/contracts/referral.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeItem, makeWorld, write } from '../purchase/world.ts';
import { makeNetwork, type Network } from './reselling.ts';

newBuyersEachTest();

const RATES = { seller: 500_000, up_one: 50_000, up_two: 20_000 };

async function asked(
  net: Network,
  items: readonly string[],
  given: {
    readonly by?: string;
    readonly of?: string;
    readonly at?: Network['supplier'];
  } = {},
) {
  const { by = net.people.seller, at = net.reseller } = given;
  const { of = by } = given;
  const identity = { ...accountant, accountId: by };
  const world = makeWorld(
    { ...nobody, identity: () => Promise.resolve(identity) },
    { endpoints: referralEndpoints },
  );
  world.clock.advance(net.world.clock.now() - world.clock.now());
  const path = `/referral/${of}/earnings?items=${items.join(',')}`;
  return world.call<{ results: Earning[] }>(at, 'GET', path);
}

test('the amounts are those that an order freezes, a lowered margin until its notice is over', async () => {
  const net = await makeNetwork({ rates: RATES });
  const { item, sku } = net.item;
  const row = { id: item, sku, price: 100_000, currency: 'MXN', rate: 0.5 };
  const earned = { ...row, earnings: 10_050, buy_by: 89_950 };
  expect((await asked(net, [item])).body.results).toEqual([earned]);
  await write('a', sql`UPDATE item SET contribution_margin = 10000 WHERE id = ${item}`);
  // The test's clock is far ahead of the database's.
  await write(
    'a',
    sql`UPDATE margin_notice SET counts_until = ${net.world.clock.now() + 86_400_000}
      WHERE sku_id = ${sku}`,
  );
  expect((await asked(net, [item])).body.results).toEqual([earned]);
  await net.buy();
  expect((await net.balances())['person:seller:locked']).toBe(earned.earnings);
  net.world.clock.advance(86_400_000);
  const lower = [{ ...row, earnings: 5_000, buy_by: 95_000 }];
  expect((await asked(net, [item])).body.results).toEqual(lower);
});

test('nothing is told of own goods, of what the store does not sell, and of what no store offers', async () => {
  const net = await makeNetwork({ rates: RATES });
  const { item } = net.item;
  const unlisted = await makeItem(net.supplier, { price: 1_000, margin: 500, onHand: 1 });
  const none = await makeItem(net.supplier, { price: 1_000, onHand: 1, listedBy: [net.reseller] });
  const told = (await asked(net, [item, unlisted.item, none.item])).body.results;
  expect(told.map(({ id }) => id)).toEqual([item]);
  expect((await asked(net, [item], { at: net.supplier })).body.results).toEqual([]);
  await write('a', sql`UPDATE item SET hidden = 1 WHERE id = ${item}`);
  expect((await asked(net, [item])).body.results).toEqual([]);
});

test('a network without rates tells nothing, and nobody asks in another name', async () => {
  const bare = await makeNetwork();
  expect((await asked(bare, [bare.item.item])).body.results).toEqual([]);
  const net = await makeNetwork({ rates: RATES });
  const foreign = await asked(net, [net.item.item], { of: net.people.maker });
  expect([foreign.status, foreign.body]).toMatchObject([404, { code: 'not_found' }]);
  const other = await asked(net, [net.item.item], { at: bare.reseller });
  expect(other.body.results).toEqual([]);
});

test('in a reselling store its owner alone earns, in the root store everybody but the goods’ owner', async () => {
  const net = await makeNetwork({ rates: RATES });
  const { seller, upOne, maker } = net.people;
  const earns = async (by: string, at: Network['supplier']) =>
    (await asked(net, [net.item.item], { by, at })).body.results.length > 0;
  const { reseller, root } = net;
  expect([await earns(seller, reseller), await earns(upOne, reseller)]).toEqual([true, false]);
  expect([await earns(maker, reseller), await earns(maker, root)]).toEqual([false, false]);
  expect([await earns(seller, root), await earns(upOne, root)]).toEqual([true, true]);
});

test('a paused seller and a free item earn nothing', async () => {
  const net = await makeNetwork({ rates: RATES });
  const { item } = net.item;
  const count = async () => (await asked(net, [item])).body.results.length;
  await write(
    'a',
    sql`INSERT INTO seller_pause (network_id, account, reason, paused_by, paused_at)
      VALUES (${net.root.id}, ${net.people.seller}, 'x', ${net.people.maker}, 1)`,
  );
  expect(await count()).toBe(0);
  await write('a', sql`UPDATE seller_pause SET ended_at = 2 WHERE network_id = ${net.root.id}`);
  expect(await count()).toBe(1);
  await write('a', sql`UPDATE item SET is_free = 1 WHERE id = ${item}`);
  expect(await count()).toBe(0);
});
