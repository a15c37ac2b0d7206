/** A store that sends by courier, an order that goes by a chosen rate, and the staff that buys its label. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { labelEndpoints } from '../../../edge/flows/labels/endpoints.ts';
import { followDueLabels } from '../../../edge/flows/labels/look-after.ts';
import { orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { sealAccount } from '../../../edge/modules/payments/index.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import type { SellerOrder, SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { nobody } from '../../support/nobody.ts';
import { address, withKey } from '../purchase/buyer.ts';
import { asked, courierWorld, makeSender, sandboxCouriers } from '../purchase/courier-world.ts';
import { makeItem, makeWorld, row, write, type TestStore } from '../purchase/world.ts';
import { accountant } from './desk.ts';

/** Gives a store an account of its own at the courier; another token takes the place of the one before. */
export async function giveAccount(store: TestStore, token = 'shippo_test_lirio'): Promise<void> {
  const sealed = await sealAccount(readEnv(env), store.id, 'shippo', { api_token: token });
  await write(
    'a',
    sql`INSERT OR REPLACE INTO payment_account (store_id, code, sealed, updated_at)
      VALUES (${store.id}, 'shippo', ${sealed}, 0)`,
  );
}

/** What was asked of the courier about labels, without the questions of a checkout. */
export const askedOfLabels = () =>
  asked.map(({ path }) => path.replace('/shippo', '')).filter((path) => path !== '/shipments');

/** An order in process that goes by a courier's rate of 111.00, paid by card unless the test says otherwise. */
export async function makeLabelDesk({
  state = 'in_process',
  payment = 'str_card',
  token = 'shippo_test_lirio',
}: { state?: OrderState; payment?: string; token?: string | null } = {}) {
  const store = await makeSender();
  // Rates are asked by an account that is in order.
  if (token !== null) await giveAccount(store);
  const item = await makeItem(store, { price: 5_000 });
  const { world, shopping } = courierWorld();
  const cart = await shopping(store, [{ item, amount: 2 }]);
  await cart.name();
  const { body: rates } = await cart.rates();
  const rate = rates.results[0]?.rates[0];
  if (!rate) throw new Error('no rates');
  const { rate_id, shipment_id } = rate;
  await cart.steps.call('PUT', `${cart.path}/broker`, { rate_id, shipment_id }, withKey());
  const placed = await cart.steps.place(cart.begun, { address });
  expect(placed.status).toBe(201);
  const order = placed.body.orders[0] as string;
  if (token !== null) await giveAccount(store, token);
  await write(
    'a',
    sql`UPDATE purchase_order SET state = ${state}, payment_type = ${payment} WHERE id = ${order}`,
  );
  const staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: [...orderWorkEndpoints, ...labelEndpoints], couriers: sandboxCouriers() },
  );
  const at = `/admin/suppliers/${store.id}/orders`;
  const label = `${at}/${order}/label`;
  return {
    store,
    item,
    order,
    rate,
    buyer: cart,
    world,
    staff,
    show: () => staff.call<OrderLabel>(store, 'GET', label),
    buy: (body: object = {}) => staff.call<OrderLabel>(store, 'POST', label, body, withKey()),
    ask: () => staff.call<OrderLabel>(store, 'POST', `${label}/rates`, {}, withKey()),
    cancel: () => staff.call<OrderLabel>(store, 'DELETE', label, {}, withKey()),
    read: () => staff.call<SellerOrderView>(store, 'GET', `${at}/${order}`),
    list: (query: string) => staff.call<{ results: SellerOrder[] }>(store, 'GET', `${at}?${query}`),
    /** An event as a courier, or anybody else, posts it to a store's address. */
    event: async (data: object, by = store) => {
      const told = await staff.call(by, 'POST', '/courier/events/shippo', { data });
      await staff.settled();
      return told;
    },
    /** The schedule, some time later. */
    later: async (ms: number) => {
      staff.clock.advance(ms);
      await followDueLabels(staff.work('a'));
    },
    stateOf: async () =>
      (
        await row(
          'a',
          sql<{ state: OrderState }>`SELECT state FROM purchase_order WHERE id = ${order}`,
        )
      ).state,
  };
}
export type LabelDesk = Awaited<ReturnType<typeof makeLabelDesk>>;
