/** The invoicing data of a checkout: kept, taken over by its orders, remembered by the account, forgotten with it. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { checkoutInvoicingEndpoints } from '../../../edge/flows/purchase/checkout-invoicing.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { invoices } from '../../../edge/modules/invoices/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import { nobody } from '../../support/nobody.ts';
import { BUYER } from '../invoices/tax-data.ts';
import { accountant } from '../orders/desk.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { makeItem, makeStore, makeWorld, row, rows, write, type TestStore } from './world.ts';

newBuyersEachTest();

const KEPT = { ...BUYER, rfc: 'GODE561231GR8', name: 'Emilia & <Godoy>' };

type Answer = { code?: string; field?: string; invoicing?: object | null };

async function begin(given: { identity?: Identity; store?: TestStore } = {}) {
  const visitor = { ...nobody, identity: () => Promise.resolve(given.identity ?? null) };
  const endpoints = [...purchaseEndpoints, ...checkoutInvoicingEndpoints];
  const world = makeWorld(visitor, { endpoints });
  const store = given.store ?? (await makeStore());
  const item = await makeItem(store, { price: 11_600, onHand: 100 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const { id, cart } = started.body;
  const give = (invoicing: object | null, key?: string, of = cart) =>
    shopper.call<Answer>(
      'PUT',
      `/shopping-carts/${of}/checkout/${id}/invoicing`,
      { invoicing },
      withKey(key),
    );
  const kept = () =>
    row<{ invoicing: string | null }>('a', sql`SELECT invoicing FROM checkout WHERE id = ${id}`);
  const asked = () =>
    rows<{ rfc: string; supplier_id: string }>(
      'a',
      sql`SELECT b.rfc, b.supplier_id FROM order_billing b
        JOIN purchase_order o ON o.id = b.order_id WHERE o.checkout_id = ${id}`,
    );
  return { ...shopper, world, store, started, checkout: id, give, kept, asked };
}

test('the data of a checkout stand on its order, and the checkout that is over keeps none', async () => {
  const { started, checkout, give, place, purchase, kept, asked, store } = await begin();
  expect(await give(BUYER)).toMatchObject({ status: 200, body: { invoicing: KEPT } });
  await place(started);
  expect(await asked()).toEqual([{ rfc: KEPT.rfc, supplier_id: store.id }]);
  expect(await kept()).toEqual({ invoicing: null });
  const seen = (await purchase(checkout)).body;
  // Whoever has the link alone reads no tax data.
  expect(seen.orders[0]?.invoicing).toEqual(seen.contact === null ? undefined : KEPT);
  expect((await give(BUYER)).body.code).toBe('checkout_already_placed');
});

test('wrong data are refused by field, and without Mexico or pesos there is nothing to give', async () => {
  const { give, store, kept } = await begin();
  expect((await give({ ...BUYER, rfc: 'GODE561231GR9' })).body).toMatchObject({
    code: 'invoice_data',
    field: 'rfc',
  });
  expect((await give({ ...BUYER, regime: '605' })).body.field).toBe('use');
  expect((await give({ ...BUYER, regime: '999' })).status).toBe(400);
  const { cart } = (await begin()).started.body;
  expect((await give(BUYER, undefined, cart)).body.code).toBe('checkout_not_found');
  await write('a', sql`UPDATE store SET country = 'AR' WHERE id = ${store.id}`);
  expect((await give(BUYER)).body.code).toBe('invoice_elsewhere');
  expect(await kept()).toEqual({ invoicing: null });
});

test('data given anew replace those of an order that awaits its payment; none take them out', async () => {
  const { started, give, place, pay, asked } = await begin();
  await give(BUYER);
  const placed = await place(started, { payment_type: 'str_card' });
  const token = placed.body.payment_token as string;
  expect(await asked()).toHaveLength(1);
  await give({ ...BUYER, rfc: 'EKU9003173C9', regime: '601' });
  expect(await asked()).toEqual([]);
  expect((await pay(token, FAKE_TOKENS.approve)).status).not.toBe(200);
  await place(started, { payment_type: 'str_card' });
  expect(await asked()).toMatchObject([{ rfc: 'EKU9003173C9' }]);
  await give(null);
  await place(started, { payment_type: 'str_card' });
  expect(await asked()).toEqual([]);
  expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
});

test('an account’s last data are remembered in their store, and no other account reads them', async () => {
  const rosa = { ...accountant, accountId: 'ac_factura_rosa' } as Identity;
  const { started, give, place, store, world } = await begin({ identity: rosa });
  await give(BUYER);
  await place(started);
  const find = (account: string, of = store) =>
    world.scope(of).cell.first(invoices.findLatestOf(of.id, account));
  expect(await find('ac_factura_rosa')).toMatchObject({ rfc: KEPT.rfc });
  expect(await find('ac_factura_otra')).toBeUndefined();
  expect(await find('ac_factura_rosa', await makeStore())).toBeUndefined();
});

test('repeated under one key it is one answer; of 20 at once with an order, one serial end', async () => {
  const { started, give, place, asked } = await begin();
  expect(await give(BUYER, 'invoicing-1')).toEqual(await give(BUYER, 'invoicing-1'));
  const other = { ...BUYER, rfc: 'EKU9003173C9', regime: '601' };
  const [placed, ...all] = await Promise.all([
    place(started),
    ...Array.from({ length: 19 }, (_, at) => give(at % 2 ? BUYER : other)),
  ]);
  expect([200, 404, 409, 410]).toEqual(
    expect.arrayContaining([...new Set(all.map(({ status }) => status))]),
  );
  const found = await asked();
  if (placed.status === 201) expect(found).toHaveLength(1);
  else {
    expect(placed.body).toMatchObject({ code: 'idempotency_in_progress' });
    expect((await place(started)).status).toBe(201);
    expect(await asked()).toHaveLength(1);
  }
});
