/** A store with an item, its buyers, and the staff that works on its orders. */
import { expect } from 'vitest';
import { boughtOrderEndpoints, orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { orderMailEndpoints } from '../../../edge/flows/orders/send-mail.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import type { PageEndpoint } from '../../../edge/http/endpoint.ts';
import type { Payments } from '../../../edge/providers/payment/port.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import type { SellerOrder, SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, withKey, type Basket } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, type TestStore } from '../purchase/world.ts';

const dispatcher: Identity = {
  accountId: 'ac_despacho',
  sessionId: 'se_despacho',
  provedAt: 0,
  username: 'despacho',
  fullName: 'Despacho',
  photo: null,
  language: 'es',
  theme: null,
  role: 'dispatcher',
  keychain: keychainOf('dispatcher', { store_type: 'other', is_proxy: false }),
  ownStore: null,
};

/** An accountant of the same store. */
export const accountant: Identity = {
  ...dispatcher,
  accountId: 'ac_cuentas',
  role: 'accountant',
  keychain: keychainOf('accountant', { store_type: 'other', is_proxy: false }),
};

const at = (supplier: TestStore) => `/admin/suppliers/${supplier.id}/orders`;

/**
 * A new store whose item has five units, and the calls of its buyers and its staff.
 * @param given other providers than the fake, and calls of the staff beside those that move orders
 */
export async function makeDesk({
  more = [],
  ...given
}: { readonly payments?: Payments; readonly more?: readonly PageEndpoint[] } = {}) {
  const world = makeWorld(
    { ...nobody, addressKey: () => Promise.resolve(fresh('address')) },
    { ...given, endpoints: [...purchaseEndpoints, ...boughtOrderEndpoints, ...orderMailEndpoints] },
  );
  const staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(dispatcher) },
    {
      ...given,
      endpoints: [...orderWorkEndpoints, ...orderMailEndpoints, ...more],
      cards: world.cards,
    },
  );
  const store = await makeStore();
  const item = await makeItem(store, { onHand: 5, price: 10_000 });
  return {
    world,
    staff,
    store,
    item,
    /** Places an order to be paid in cash; gives its id. */
    bought: async (basket: readonly Basket[] = [{ item }], by = store): Promise<string> => {
      const { ready, place } = buyer(world, by);
      const placed = await place(await ready(basket));
      expect(placed.status).toBe(201);
      return placed.body.orders[0] as string;
    },
    list: async (query = '', supplier = store): Promise<SellerOrder[]> => {
      const path = `${at(supplier)}${query}`;
      return (await staff.call<{ results: SellerOrder[] }>(supplier, 'GET', path)).body.results;
    },
    read: (order: string, supplier = store) =>
      staff.call<SellerOrderView>(supplier, 'GET', `${at(supplier)}/${order}`),
    next: (order: string, body: object, key = fresh('move-key-number-')) => {
      const path = `${at(store)}/${order}/next`;
      return staff.call<SellerOrderView>(store, 'POST', path, body, withKey(key));
    },
    cancel: (order: string, body: object, key = fresh('cancel-key-number-')) => {
      const path = `${at(store)}/${order}`;
      return staff.call<SellerOrderView>(store, 'DELETE', path, body, withKey(key));
    },
    /** The list's call as the staff of another store makes it. */
    foreignList: (by: TestStore) => staff.call(by, 'GET', at(store)),
  };
}
export type Desk = Awaited<ReturnType<typeof makeDesk>>;
