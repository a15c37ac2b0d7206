/** What a store's staff reads of its payments and its part of the books. */
import { beforeAll, expect, test } from 'vitest';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import { askPayment } from '../../../edge/flows/money/ask-payment.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { listOfStore } from '../../../edge/modules/payments/owner-statements.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type {
  OwnBalance,
  OwnPayment,
  OwnPaymentView,
} from '../../../shared/contracts/own-payments.ts';
import { accountant, makeDesk, type Desk } from '../orders/desk.ts';
import { buyer } from '../purchase/buyer.ts';
import {
  makeItem,
  makeStore,
  makeWorld,
  row,
  rows,
  write,
  type TestStore,
} from '../purchase/world.ts';
import { nobody } from '../../support/nobody.ts';

let desk: Desk;
let other: TestStore;
let paid: OwnPayment;
const books = makeWorld(
  { ...nobody, identity: () => Promise.resolve(accountant) },
  { endpoints: moneyEndpoints },
);
const at = ({ id }: TestStore) => `/admin/suppliers/${id}`;

async function list(query = '', store = desk.store): Promise<OwnPayment[]> {
  const path = `${at(store)}/payments${query}`;
  return (await books.call<{ results: OwnPayment[] }>(store, 'GET', path)).body.results;
}
const read = (id: string, store = desk.store) =>
  books.call<OwnPaymentView>(store, 'GET', `${at(store)}/payments/${id}`);

beforeAll(async () => {
  desk = await makeDesk();
  other = await makeStore();
  const { world, store, item } = desk;
  const goods = await makeItem(other, { price: 2_500, listedBy: [store] });
  const { awaiting, pay } = buyer(world, store);
  const { token } = await awaiting([{ item }, { item: goods }]);
  await pay(token, FAKE_TOKENS.approve);
  const declined = await awaiting([{ item }]);
  await pay(declined.token, FAKE_TOKENS.decline);
  paid = (await list('?state=approved'))[0] ?? expect.fail('no payment');
});

test('payments are listed with their buyer, their orders and whoever takes them', async () => {
  expect((await list()).map(({ state }) => state)).toEqual(['declined', 'approved']);
  expect(paid).toMatchObject({
    payment_type: 'str_card',
    amount: 12_500,
    currency: 'MXN',
    buyer: 'Ana Ruiz',
    taken_by: 'platform',
    card: { brand: 'visa' },
  });
  expect(paid.orders.filter(({ is_own }) => is_own)).toHaveLength(1);
  expect(paid.orders).toHaveLength(2);
});

test('they are found by state, code, order, buyer and day', async () => {
  const own = paid.orders.find(({ is_own }) => is_own);
  const foreign = paid.orders.find(({ is_own }) => !is_own);
  expect(await list(`?text=${own?.number.slice(0, 6)}`)).toEqual([paid]);
  expect(await list(`?text=${foreign?.number}`)).toEqual([]);
  expect(await list('?text=ANA@example.com')).toHaveLength(2);
  expect(await list('?end_date=2100-08-19')).toEqual([]);
  expect(await list('?start_date=2100-08-20&end_date=2100-08-20')).toHaveLength(2);
  expect(await list('?state=refunded')).toEqual([]);
  expect(await list('?payment_type=str_card')).toHaveLength(2);
  expect(await list('?payment_type=str_card&state=approved')).toEqual([paid]);
  expect(await list('?payment_type=openpay_store')).toEqual([]);
  const unknown = await books.call(
    desk.store,
    'GET',
    `${at(desk.store)}/payments?payment_type=card`,
  );
  expect(unknown.body.code).toBe('invalid_request');
});

test('one shows its tries and its entries in the store’s own wallets alone', async () => {
  const { body } = await read(paid.id);
  expect(body).toMatchObject({ tries: 1, refund_reason: null });
  expect(body.steps.map(({ event, amount }) => [event, amount])).toEqual([
    ['paid', 10_000],
    ['tried', null],
    ['begun', null],
  ]);
  const [failed] = await list('?state=declined');
  const { body: declined } = await read(failed?.id ?? '');
  expect(declined.decline_code).toBe('card_declined');
  expect(declined.steps.map(({ event }) => event)).toEqual(['changed', 'tried', 'begun']);
});

test('balances are the store’s own, in the books of its network', async () => {
  const balances = async (store: TestStore) =>
    (await books.call<{ results: OwnBalance[] }>(store, 'GET', `${at(store)}/balances`)).body
      .results;
  expect(await balances(desk.store)).toEqual([
    { currency: 'MXN', locked: 10_000, open: 0, owed: 0 },
  ]);
  expect(await balances(other)).toEqual([]);
});

test('another store’s payments and balances are not found', async () => {
  expect((await read(paid.id, other)).body.code).toBe('payment_not_found');
  for (const path of [`${at(desk.store)}/payments`, `${at(desk.store)}/balances`]) {
    expect((await books.call(other, 'GET', path)).body.code).toBe('not_found');
  }
});

test('a payment on its way back is paid until it is given back, in the list as in its filter', async () => {
  const order = paid.orders.find(({ is_own }) => is_own)?.id ?? '';
  await write(
    'a',
    sql`INSERT INTO refund (id, payment_id, order_id, part, amount, currency, reason, created_at, updated_at)
      VALUES ('rf_asked', ${paid.id}, ${order}, 'amount', 100, 'MXN', 'goodwill', 0, 0)`,
  );
  expect((await list('?state=approved')).map(({ id, state }) => [id, state])).toEqual([
    [paid.id, 'approved'],
  ]);
  expect(await list('?state=refunded')).toEqual([]);
  const { body } = await read(paid.id);
  expect(body.refunds).toMatchObject([{ state: 'pending', amount: 100, may_retry: true }]);
  expect(body.refundable).toMatchObject([{ order, left: 9_900, shipping: 0 }]);
});

test('a list reads one range of an index', async () => {
  const cases = [
    [{}, 'payment_by_store'],
    [{ state: 'approved' }, 'payment_by_store_and_state'],
    [{ payment_type: 'openpay_store' }, 'payment_by_store_and_code'],
  ] as const;
  for (const [filter, index] of cases) {
    const { text, params } = listOfStore(
      'st_x',
      { text: '', ...filter, from: null, until: null },
      { offset: 0, limit: 10 },
    );
    const plan = await rows<{ detail: string }>('a', {
      text: `EXPLAIN QUERY PLAN ${text}`,
      params,
    } as Statement<{ detail: string }>);
    const steps = plan.map(({ detail }) => detail);
    expect(steps[0]).toContain(`${index} `);
    expect(steps.join()).not.toContain('TEMP B-TREE FOR ORDER');
  }
});

test('a provider is asked again about a payment whose event was lost, by its store alone', async () => {
  const { world, store, item } = desk;
  const { awaiting, pay } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item }]);
  await pay(token, FAKE_TOKENS.pending);
  const { id } = await row(
    store.cell,
    sql<{ id: string }>`SELECT id FROM payment WHERE checkout_id = ${checkout}`,
  );
  expect(await askPayment(world.scope(store), id)).toMatchObject({
    value: { state: 'processing' },
  });
  world.cards.settle(world.cards.asked.at(-1)!.reference, 'approved');
  expect(await askPayment(world.scope(other), id)).toMatchObject({
    ok: false,
    error: { code: 'payment_not_found' },
  });
  for (let time = 0; time < 2; time += 1) {
    expect(await askPayment(world.scope(store), id)).toEqual({
      ok: true,
      value: { id, state: 'approved' },
    });
  }
});
