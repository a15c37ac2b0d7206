/** Which ways to pay are told to move no money: by the keys of the account that takes the payment. */
import { expect, test } from 'vitest';
import { readTestWays } from '../../../edge/flows/purchase/test-ways.ts';
import { dropAccount } from '../../../edge/modules/payments/accounts.ts';
import { commit } from '../../../edge/unit-of-work/change.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { giveKeys, staffed } from './give-keys.ts';
import { makeItem, makeStore, makeWorld } from './world.ts';

newBuyersEachTest();

test('a store with test keys tells so in its checkouts and to its owner, until it has others', async () => {
  const world = makeWorld();
  const store = await makeStore('a', { payments: ['cash', 'str_card'] });
  const { checkout } = buyer(world, store);
  const { id } = (await checkout([{ item: await makeItem(store) }])).body;
  const told = async () => {
    const scope = world.scope(store);
    return [await readTestWays(scope, id), await readTestWays(scope, null)];
  };
  const codes = (...given: string[]) => ({ ok: true, value: { codes: given } });
  expect(await told()).toEqual([codes(), codes()]);

  await giveKeys(world, store, { secret_key: 'sk_test_1' });
  // A way that the store does not offer is nothing to its owner, nor in the checkout's list of ways.
  await giveKeys(world, store, { secret_key: 'sk_test_2' }, 'paypal');
  const [atCheckout, toOwner] = await told();
  expect(atCheckout).toEqual(codes('str_card', 'paypal'));
  expect(toOwner).toEqual(codes('str_card'));

  await giveKeys(world, store, { secret_key: 'sk_live_1' });
  expect((await told())[1]).toEqual(codes());
  await giveKeys(world, store, { secret_key: 'sk_test_1' });
  const scope = staffed(world, store);
  await commit(scope, undefined, 200, () => dropAccount(scope, 'str_card', {}));
  expect((await told())[1]).toEqual(codes());
});

test('another store’s keys say nothing of this one, and its checkout is not found here', async () => {
  const world = makeWorld();
  const [store, other] = [await makeStore(), await makeStore()];
  await giveKeys(world, other, { secret_key: 'sk_test_1' });
  const { id } = (await buyer(world, store).checkout([{ item: await makeItem(store) }])).body;
  expect(await readTestWays(world.scope(store), id)).toEqual({ ok: true, value: { codes: [] } });
  expect(await readTestWays(world.scope(other), id)).toMatchObject({
    error: { code: 'checkout_not_found' },
  });
});
