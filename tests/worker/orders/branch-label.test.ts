/** The label of an order that its buyer collects at a branch: a parcel that is imported, and followed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { labelEndpoints } from '../../../edge/flows/labels/endpoints.ts';
import { followDueLabels } from '../../../edge/flows/labels/look-after.ts';
import { orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import type { CourierBranches } from '../../../shared/contracts/courier-branches.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { nobody } from '../../support/nobody.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import {
  asked,
  courierWorld,
  makeArgentine,
  openSandbox,
  sandboxCouriers,
} from '../purchase/courier-world.ts';
import type { MemoryShippo } from '../purchase/memory-shippo.ts';
import { makeItem, makeWorld, MINUTE_MS, write } from '../purchase/world.ts';
import { accountant } from './desk.ts';

newBuyersEachTest();
let depot: MemoryShippo;
beforeEach(() => {
  depot = openSandbox();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An order in process that goes to the branch in Tandil. */
async function ordered() {
  const store = await makeArgentine();
  const item = await makeItem(store, { price: 500_000 });
  await write('a', sql`UPDATE item SET currency = 'ARS' WHERE owner_id = ${store.id}`);
  const { shopping } = courierWorld();
  const { steps, path, begun, rates } = await shopping(store, [{ item, amount: 1 }]);
  const near = 'administrative_area_level_1=Buenos%20Aires&postal_code=7003';
  const url = `${path}/correosar_branches?${near}`;
  const { body } = await steps.call<CourierBranches>('GET', url);
  const id = body.results[0]?.branches[0]?.id ?? '';
  const rate = (await rates(`?agency_id=${id}`)).body.results[0]?.rates[0];
  const { rate_id, shipment_id } = rate ?? {};
  await steps.call('PUT', `${path}/broker`, { rate_id, shipment_id }, withKey());
  const placed = await steps.place(begun, { address: undefined });
  const order = placed.body.orders[0] as string;
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'in_process', payment_type = 'str_card'
      WHERE id = ${order}`,
  );
  const staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: [...orderWorkEndpoints, ...labelEndpoints], couriers: sandboxCouriers() },
  );
  const at = `/admin/suppliers/${store.id}/orders/${order}`;
  return {
    id,
    staff,
    read: () => staff.call<SellerOrderView>(store, 'GET', at),
    buy: () => staff.call<OrderLabel>(store, 'POST', `${at}/label`, {}, withKey()),
    ask: () => staff.call<OrderLabel>(store, 'POST', `${at}/label/rates`, {}, withKey()),
    cancel: () => staff.call<OrderLabel>(store, 'DELETE', `${at}/label`, {}, withKey()),
  };
}

const imports = () => asked.filter(({ path }) => path.endsWith('/import'));

test('is imported once, for the branch, with its receiver from the order', async () => {
  const { buy, id } = await ordered();
  const { status, body } = await buy();
  expect(status).toBe(200);
  expect(body.label).toMatchObject({
    state: 'bought',
    tracking_number: null,
    papers: 0,
    may_cancel: false,
  });
  await buy();
  expect(imports()).toHaveLength(1);
  expect(JSON.parse(imports()[0]?.body ?? '{}')).toMatchObject({
    recipient: { name: 'Ana Ruiz', email: expect.stringContaining('@') },
    shipping: { deliveryType: 'S', agency: id, declaredValue: 5_000 },
  });
});

test('has its number at the next look, and its order follows its parcel', async () => {
  const { buy, staff, read } = await ordered();
  await buy();
  staff.clock.advance(61 * MINUTE_MS);
  depot.become('TRANSIT');
  await followDueLabels(staff.work('a'));
  expect((await read()).body).toMatchObject({
    state: 'in_transit',
    delivery_type: 'to_branch',
    tracking: { number: depot.all()[0]?.number },
  });
});

test('can be asked for anew, and is given back on the courier’s own pages alone', async () => {
  const { ask, buy, cancel } = await ordered();
  expect((await ask()).body.rates).toMatchObject([{ branch: { name: 'Tandil' } }]);
  await buy();
  expect((await cancel()).body).toMatchObject({ code: 'label_not_cancelable' });
});
