/** What follows from a purchase is refused for a test: its receipt, its invoice, its return and its withdrawal. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readOrderInvoices } from '../../../edge/flows/invoices/of-buyer.ts';
import { receiptEndpoints } from '../../../edge/flows/orders/receipts.ts';
import { readOrderReturns } from '../../../edge/flows/returns/of-buyer.ts';
import { withdrawPurchase } from '../../../edge/flows/returns/withdraw-purchase.ts';
import { FAKE_TEST_KEYS } from '../../../edge/providers/payment/fake.ts';
import { commit } from '../../../edge/unit-of-work/change.ts';
import { withdrawPurchase as contract } from '../../../shared/contracts/withdrawals.ts';
import { nobody } from '../../support/nobody.ts';
import { BUYER, TAX } from '../invoices/tax-data.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { giveKeys } from '../purchase/give-keys.ts';
import { setMode } from '../purchase/trying.ts';
import { fresh, makeWorld, row, rows, write } from '../purchase/world.ts';
import { accountant } from './desk.ts';
import { makeShop } from './returning.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeShop>>;
let live: string;
let trial: string;
/** Delivers an order to a buyer, and another one as a test. */
async function open(country = 'MX'): Promise<void> {
  shop = await makeShop(country);
  live = await shop.deliver();
  await giveKeys(shop.world, shop.store, { ...FAKE_TEST_KEYS }, 'str_card', 'test');
  await setMode(shop.store, true);
  trial = await shop.deliver();
  await setMode(shop.store, false);
}
beforeEach(() => open());

type Code = { code?: string };
const at = (path: string) => `/admin/suppliers/${shop.store.id}${path}`;
/** A call of the staff, or of a buyer. */
const send = (by: 'staff' | 'world', path: string, body: object = {}) =>
  shop[by].call<Code>(shop.store, 'POST', path, body, withKey(fresh('papers-key-nr-')));
const made = (table: 'invoice' | 'order_receipt' | 'return_request') =>
  rows(
    'a',
    {
      invoice: sql`SELECT id FROM invoice WHERE order_id = ${trial}`,
      order_receipt: sql`SELECT number FROM order_receipt WHERE order_id = ${trial}`,
      return_request: sql`SELECT id FROM return_request WHERE order_id = ${trial}`,
    }[table],
  );

test('no receipt is made of it, and no number is taken', async () => {
  const staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: receiptEndpoints },
  );
  const { id } = shop.store;
  const make = (order: string) =>
    staff.call<Code & { number?: string }>(
      shop.store,
      'POST',
      `/orders/${id}:${id}/order/${order}/receipts`,
      {},
      withKey(fresh('papers-key-nr-')),
    );
  expect((await make(trial)).body).toMatchObject({ code: 'receipt_failed' });
  expect(await made('order_receipt')).toEqual([]);
  expect((await make(live)).body).toMatchObject({ number: 'R-000001' });
  await expect(
    write(
      'a',
      sql`INSERT INTO order_receipt (order_id, supplier_id, number, account_id, made_at)
        VALUES (${trial}, ${id}, 2, 'ac_x', 1)`,
    ),
  ).rejects.toThrow('a test has no receipt');
});

test('no invoice is asked for it, issued of it or shown of it', async () => {
  const billed = withKey(fresh('billing-key-nr-'));
  await shop.staff.call(shop.store, 'PUT', at('/billing'), TAX, billed);
  const none = { status: 404, body: { code: 'order_not_found' } };
  expect(await send('world', `/orders/${trial}/invoice`, BUYER)).toMatchObject(none);
  expect(await send('staff', at(`/orders/${trial}/invoice`))).toMatchObject(none);
  expect((await readOrderInvoices(shop.world.scope(shop.store), trial)).ok).toBe(false);
  expect(await made('invoice')).toEqual([]);
  expect((await send('world', `/orders/${live}/invoice`, BUYER)).status).toBeLessThan(300);
});

test('nothing of it is returned, by its page or by a withdrawal', async () => {
  await open('AR');
  const body = { reason: 'broken', units: [{ line: 0, amount: 1 }], detail: 'Llegó rota' };
  expect((await shop.ask(trial, body)).body).toMatchObject({ code: 'order_not_found' });
  expect((await readOrderReturns(shop.world.scope(shop.store), trial)).ok).toBe(false);
  const numberOf = async (order: string) =>
    (await row('a', sql<{ number: string }>`SELECT number FROM purchase_order WHERE id = ${order}`))
      .number;
  const withdraw = async (number: string) => {
    const given = contract.body.parse({ number, email: 'ana@example.com' });
    const scope = shop.world.scope(shop.store);
    await commit(scope, undefined, 200, () => withdrawPurchase(scope, given));
  };
  await withdraw(await numberOf(trial));
  expect(await made('return_request')).toEqual([]);
  await withdraw(await numberOf(live));
  const returned = await rows('a', sql`SELECT id FROM return_request WHERE order_id = ${live}`);
  expect(returned).toHaveLength(1);
  await expect(
    write(
      'a',
      sql`INSERT INTO return_request (id, order_id, supplier_id, reason, detail, opened_at)
        VALUES (${fresh('rq_')}, ${trial}, ${shop.store.id}, 'broken', '', 1)`,
    ),
  ).rejects.toThrow('a test is not returned');
});
