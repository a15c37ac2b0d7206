/** Purchases of a store's test mode: paid by test keys alone, never charged, counted or sent. */
import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_KEYS, FAKE_TEST_KEYS, FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { globalInvoices } from '../../../edge/modules/invoices/index.ts';
import { makeCounter, type Counter } from '../ledger/refunding.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { giveKeys } from './give-keys.ts';
import { consume, sentBy } from './outbox.ts';
import { paymentOf } from './paying.ts';
import { makeTrial, orderOf, postingsOf, setMode } from './trying.ts';
import { makeItem, makeStore, row, rows, stockOf, write } from './world.ts';

newBuyersEachTest();

let trial: Counter;
beforeEach(async () => {
  trial = await makeTrial();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const isTest = (table: 'checkout' | 'purchase_order' | 'payment', id: string) => {
  const of = {
    checkout: sql<{ is_test: number }>`SELECT is_test FROM checkout WHERE id = ${id}`,
    purchase_order: sql<{ is_test: number }>`SELECT is_test FROM purchase_order WHERE id = ${id}`,
    payment: sql<{ is_test: number }>`SELECT is_test FROM payment WHERE id = ${id}`,
  };
  return row('a', of[table]);
};

test('an order placed in test mode is a test for good, as its checkout and its payment are', async () => {
  const { checkout, payment, order } = await trial.paid();
  await setMode(trial.store, false);
  for (const [table, id] of [
    ['checkout', checkout],
    ['purchase_order', order],
    ['payment', payment],
  ] as const) {
    expect(await isTest(table, id)).toEqual({ is_test: 1 });
  }
  for (const change of [
    sql`UPDATE checkout SET is_test = 0 WHERE id = ${checkout}`,
    sql`UPDATE purchase_order SET is_test = 0 WHERE id = ${order}`,
    sql`UPDATE payment SET is_test = 0 WHERE id = ${payment}`,
  ]) {
    await expect(write('a', change)).rejects.toThrow('a test stays a test');
  }
  const live = await trial.paid();
  expect(await isTest('purchase_order', live.order)).toEqual({ is_test: 0 });
  await expect(
    write('a', sql`UPDATE purchase_order SET is_test = 1 WHERE id = ${live.order}`),
  ).rejects.toThrow('a test stays a test');
});

test('an order is never a test in a checkout that is none', async () => {
  const { checkout } = await trial.paid();
  await expect(
    write(
      'a',
      sql`INSERT INTO purchase_order (id, number, checkout_id, store_id, supplier_id, state, contact,
          currency, items_total, shipping_total, total, is_test, created_at, updated_at)
        VALUES ('or_odd', 'ODD', ${checkout}, ${trial.store.id}, 'st_other', 'sent_to_supplier', '{}',
          'MXN', 1, 0, 1, 0, 1, 1)`,
    ),
  ).rejects.toThrow('as its checkout is');
});

test('a test takes no stock, neither while it waits nor once it is paid, and puts none back', async () => {
  const { world, store, item, cancel } = trial;
  const { awaiting, pay } = buyer(world, store);
  const before = await stockOf('a', item);
  const { token, checkout } = await awaiting([{ item, amount: 3 }]);
  const held = await rows('a', sql`SELECT amount FROM hold WHERE checkout_id = ${checkout}`);
  expect(held).toEqual([{ amount: 0 }]);
  expect(await stockOf('a', item)).toEqual(before);
  expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  expect(await stockOf('a', item)).toEqual(before);
  const order = (await trial.list())[0]?.id ?? '';
  expect(
    (await cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' })).status,
  ).toBe(200);
  expect(await stockOf('a', item)).toEqual(before);
  expect(await rows('a', sql`SELECT 1 FROM stock_move WHERE sku_id = ${item.sku}`)).toEqual([]);
});

test('only a code with test keys is offered, and only they are asked', async () => {
  const bare = await makeCounter();
  await giveKeys(bare.world, bare.store, { ...FAKE_KEYS });
  await setMode(bare.store, true);
  const offered = async ({ world, store, item }: Counter) =>
    (await buyer(world, store).ready([{ item }])).body.payment_types;
  expect(await offered(bare)).toEqual(['cash']);
  expect(await offered(trial)).toEqual(['cash', 'str_card']);
  await giveKeys(trial.world, trial.store, { ...FAKE_KEYS });
  const { payment } = await trial.paid();
  const kept = await row(
    'a',
    sql<{ account: string }>`SELECT account FROM payment WHERE id = ${payment}`,
  );
  expect(kept.account).toBe(`test:${trial.store.id}`);
});

test("the goods of another store in test mode are paid by the selling store's test keys, and that store is not told", async () => {
  const { store, paid } = trial;
  const other = await makeStore();
  const goods = await makeItem(other, { price: 2_500, listedBy: [store] });
  const { order, payment } = await paid([{ item: goods }]);
  const kept = await row(
    'a',
    sql<{ account: string }>`SELECT account FROM payment WHERE id = ${payment}`,
  );
  expect(kept.account).toBe(`test:${store.id}`);
  expect((await orderOf(trial, other, order)).status).toBe(404);
  expect(await trial.list('', other)).toEqual([]);
});

test.each([
  ['test', FAKE_TEST_KEYS.secret_key],
  ['live', FAKE_KEYS.secret_key],
] as const)(
  'a payment in %s mode is completed by an event of its own mode alone',
  async (mode, own) => {
    const { world, store, item } = trial;
    await giveKeys(world, store, { ...FAKE_KEYS });
    await setMode(store, mode === 'test');
    const { awaiting, pay } = buyer(world, store);
    const { token, checkout } = await awaiting([{ item }]);
    await pay(token, FAKE_TOKENS.pending);
    const { reference } = world.cards.asked.at(-1)!;
    world.cards.settle(reference, 'approved');
    const { rawBody } = world.cards.webhook(reference, 1);
    const post = async (signature: string) => {
      const headers = { 'fake-signature': signature };
      await world.call(store, 'POST', '/payment/webhooks/str_card', rawBody, headers);
      return (await paymentOf('a', checkout)).state;
    };
    const others = [FAKE_TEST_KEYS.secret_key, FAKE_KEYS.secret_key, 'fake'].filter(
      (one) => one !== own,
    );
    for (const signature of others) expect(await post(signature)).toBe('processing');
    expect(await post(own)).toBe('approved');
  },
);

test('keys for tests have to be test keys, for a provider that can be asked', async () => {
  const { world, store } = trial;
  await expect(giveKeys(world, store, { ...FAKE_KEYS }, 'str_card', 'test')).rejects.toThrow(
    'expected false',
  );
  await expect(
    giveKeys(world, store, { holder: 'sk_test_x', bank_account: 'x' }, 'deposit', 'test'),
  ).rejects.toThrow('expected false');
});

test('a test is refunded at its provider, and posts nothing; the audit finds nothing to say', async () => {
  const { order, payment, reference } = await trial.paid();
  await trial.refund(order, { part: 'amount', amount: 5_000, reason: 'goodwill' });
  expect(await trial.given(reference)).toBe(5_000);
  await trial.cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' });
  await trial.staff.settled();
  expect(
    (await row('a', sql<{ state: string }>`SELECT state FROM payment WHERE id = ${payment}`)).state,
  ).toBe('refunded');
  expect(await postingsOf(trial.store)).toEqual([]);
  expect(await trial.differences()).toEqual([]);
});

test('a test counts in no report, no file and no list of what sells; nobody is told but its buyer, in a marked mail', async () => {
  const { store, item } = trial;
  await trial.paid();
  const count = (statement: ReturnType<typeof sql>) => rows('a', statement);
  expect(await count(sql`SELECT 1 FROM report_row WHERE store_id = ${store.id}`)).toEqual([]);
  expect(await count(sql`SELECT 1 FROM cart_step WHERE store_id = ${store.id} `)).toEqual([]);
  expect(
    await count(
      sql`SELECT sold FROM listing WHERE store_id = ${store.id} AND item_id = ${item.item}`,
    ),
  ).toEqual([{ sold: 0 }]);
  for (const { id } of await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox
    WHERE store_id = ${store.id}`,
  )) {
    await consume(trial.world, store, id);
  }
  expect(
    await count(sql`SELECT 1 FROM outbox WHERE store_id = ${store.id} AND topic = 'talk.order'`),
  ).toEqual([]);
  const mails = await sentBy(store);
  expect(mails.map(({ subject }) => subject.startsWith('[Prueba] '))).toEqual([true]);
});

test('a test stands in no global invoice, and a sale beside it does', async () => {
  const due = () =>
    rows(
      'a',
      globalInvoices.listDue({
        supplierId: trial.store.id,
        from: 0,
        until: trial.world.clock.now() + 1,
      }),
    );
  await trial.paid();
  expect(await due()).toEqual([]);
  await setMode(trial.store, false);
  const { order } = await trial.paid();
  expect(await due()).toMatchObject([{ id: order }]);
});
