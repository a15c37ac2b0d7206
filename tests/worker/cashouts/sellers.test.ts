/** Whose sale it is: a code beats a link, and a seller who is paused earns nothing and reads why. */
import { describe, expect, test } from 'vitest';
import { env } from 'cloudflare:workers';
import { pauseEndpoints } from '../../../edge/flows/cashouts/pauses.ts';
import { sellerCodeEndpoints } from '../../../edge/flows/purchase/seller-code.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { Wallet } from '../../../shared/contracts/wallets.ts';
import { limits } from '../../../shared/contracts/limits.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { makeNetwork, type Network } from '../ledger/reselling.ts';
import { accountant } from '../orders/desk.ts';
import { address, buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeWorld } from '../purchase/world.ts';

newBuyersEachTest();

const RATES = { seller: 500_000, up_one: 50_000 };

async function usernameOf(account: string): Promise<string> {
  const row = await env.DIRECTORY.prepare('SELECT username FROM account WHERE id = ?')
    .bind(account)
    .first<{ username: string }>();
  return row?.username ?? '';
}

/** A guest's checkout in the network's root store, where codes are typed. */
async function guest(net: Network, by = net.root) {
  const from = fresh('address');
  const world = makeWorld(
    { ...nobody, addressKey: () => Promise.resolve(from) },
    { endpoints: [...purchaseEndpoints, ...sellerCodeEndpoints] },
  );
  world.clock.advance(net.world.clock.now() - world.clock.now());
  const steps = buyer(world, by);
  const begun = await steps.checkout([{ item: net.item }], {});
  return {
    type: (code: string) =>
      world.call<{ code: string | null }>(
        by,
        'PUT',
        `/shopping-carts/${begun.body.cart}/checkout/${begun.body.id}/seller`,
        { code },
        withKey(),
      ),
    place: async () => {
      const { body } = await steps.place(begun, { payment_type: 'cash', address });
      return (body as PlacedOrder).orders[0] ?? '';
    },
  };
}

const ruling = (net: Network) => {
  const keychain = keychainOf('owner', { store_type: 'other', is_proxy: false });
  const now = net.world.clock.now();
  const identity = { ...accountant, role: 'owner', keychain, provedAt: now } as const;
  const world = makeWorld(
    { ...nobody, identity: () => Promise.resolve(identity) },
    { endpoints: pauseEndpoints },
  );
  world.clock.advance(now - world.clock.now());
  return (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    world.call(net.root, method, `/payouts/${path}`, body, withKey());
};

describe('a seller’s code', () => {
  test('names the seller where no store resells, and an empty one takes it back', async () => {
    const net = await makeNetwork({ rates: RATES });
    const { upOne } = net.people;
    const checkout = await guest(net);
    const code = await usernameOf(upOne);
    expect((await checkout.type(code)).body).toEqual({ code });
    expect(await net.reasons(await checkout.place())).toEqual(['code']);
    const other = await guest(net);
    await other.type(code);
    expect((await other.type('')).body).toEqual({ code: null });
    expect(await net.reasons(await other.place())).toEqual(['no_seller']);
  });

  test('leaves a reseller’s store its own sale', async () => {
    const net = await makeNetwork({ rates: RATES });
    const checkout = await guest(net, net.reseller);
    await checkout.type(await usernameOf(net.people.upOne));
    expect(await net.reasons(await checkout.place())).toEqual(['reseller']);
  });

  test('is not found out by trying: twenty an hour from one address, and none is tried after that', async () => {
    const net = await makeNetwork({ rates: RATES });
    const checkout = await guest(net);
    const code = await usernameOf(net.people.upOne);
    const { times } = limits.codeByAddress;
    for (let tried = 0; tried < times; tried += 1)
      expect((await checkout.type(`nadie-${tried}`)).status).toBe(422);
    const late = await checkout.type(code);
    expect(late.status).toBe(429);
    expect(late.body).toMatchObject({ code: 'too_many_requests' });
    // Another address is not held up, and nobody is kept from taking a code back.
    expect((await (await guest(net)).type(code)).status).toBe(200);
    expect((await checkout.type('')).status).toBe(200);
  });

  test('that nobody has is refused', async () => {
    const net = await makeNetwork({ rates: RATES });
    const checkout = await guest(net);
    for (const code of ['nadie-xyz', '%', "' OR 1=1 --", '<b>'])
      expect((await checkout.type(code)).body).toMatchObject({ code: 'seller_code_unknown' });
  });
});

test('a seller who is paused earns nothing, reads why, and earns again after it', async () => {
  const net = await makeNetwork({ rates: RATES });
  const { seller } = net.people;
  const rule = ruling(net);
  const username = await usernameOf(seller);
  const reason = 'Revisamos tus ventas';
  expect((await rule('POST', 'pauses', { username, reason })).status).toBe(200);
  await rule('POST', 'pauses', { username, reason: 'otra vez' });
  expect((await rule('GET', 'pauses')).body).toMatchObject({
    results: [{ account: seller, reason }],
  });
  expect(await net.reasons(await net.buy())).toEqual(['paused']);
  const read = await net.asked<Wallet>(seller, '/wallet/mxn');
  expect(read.body).toMatchObject({ balance: 0, paused: reason, unearned: [{ reason: 'paused' }] });
  await rule('DELETE', `pauses/${seller}`);
  expect(await net.reasons(await net.buy())).toEqual(['reseller']);
  expect((await rule('POST', 'pauses', { username: 'nadie-xyz', reason })).status).toBe(404);
  expect(await net.differences()).toEqual([]);
});
