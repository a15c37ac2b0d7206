/** Wallets with money, and their owners who draw it out. */
import { cashoutEndpoints } from '../../../edge/flows/cashouts/endpoints.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import type { Cashout } from '../../../shared/contracts/cashouts.ts';
import { nobody } from '../../support/nobody.ts';
import type { Network } from '../ledger/reselling.ts';
import { accountant } from '../orders/desk.ts';
import { withKey } from '../purchase/buyer.ts';
import { makeWorld } from '../purchase/world.ts';

export const ACCOUNT = { number: '032 180 000118359719', holder: 'Ana López' };

/**
 * @param by an account, or a store whose accountant it is
 * @param provedAgo how long ago the caller has proved its identity, in minutes
 */
export function drawing(
  net: Network,
  by: string | Network['root'],
  { provedAgo = 1 }: { readonly provedAgo?: number } = {},
) {
  const now = net.world.clock.now();
  const identity = {
    ...accountant,
    ...(typeof by === 'string'
      ? { accountId: by }
      : {
          role: 'accountant' as const,
          keychain: keychainOf('accountant', { store_type: 'other', is_proxy: false }),
        }),
    provedAt: now - provedAgo * 60_000,
  };
  const world = makeWorld(
    { ...nobody, identity: () => Promise.resolve(identity) },
    { endpoints: cashoutEndpoints },
  );
  world.clock.advance(now - world.clock.now());
  const store = typeof by === 'string' ? net.root : by;
  const whose = typeof by === 'string' ? `people/${by}` : `suppliers/${by.id}`;
  const call = <Body>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    key = withKey(),
  ) => world.call<Body>(store, method, `/wallets/${whose}/${path}`, body, key);
  return {
    world,
    call,
    save: (given: object = ACCOUNT) => call('PUT', 'payout-account/mxn', given),
    ask: (amount: number, key = withKey()) =>
      call<Cashout & { code?: string }>('POST', 'cashouts/mxn', { amount }, key),
    cancel: (id: string) => call<Cashout & { code?: string }>('DELETE', `cashouts/mxn/${id}`),
  };
}

/** Sells until the seller's wallet has money that may be withdrawn: 100.50 by each order. */
export async function earn(net: Network, orders = 3): Promise<void> {
  for (let at = 0; at < orders; at += 1) {
    const order = await net.buy();
    await net.move(order, 'delivered');
  }
  // Past the time of returns, and the next cut-off.
  await net.after(80);
  await net.after(14 * 24);
}
