/** A buyer withdraws from a purchase by its number and e-mail, in a store whose country gives ten days. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { boughtOrderEndpoints, orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { withdrawPurchase } from '../../../edge/flows/returns/withdraw-purchase.ts';
import { answerOf, commit } from '../../../edge/unit-of-work/change.ts';
import { withdrawPurchase as contract } from '../../../shared/contracts/withdrawals.ts';
import { nobody } from '../../support/nobody.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { makeStore, makeWorld, row, rows, stockOf, write } from '../purchase/world.ts';
import { accountant } from './desk.ts';
import { HOUR_MS, makeShop } from './returning.ts';

newBuyersEachTest();

const DAY_MS = 24 * HOUR_MS;
let shop: Awaited<ReturnType<typeof makeShop>>;
beforeEach(async () => {
  shop = await makeShop('AR');
});

/** Sends the form as a visitor whom nothing ties to the order. */
async function withdraw(given: { number: string; email?: string; detail?: string }) {
  const stranger = makeWorld({ ...nobody }, { cards: shop.world.cards });
  stranger.clock.advance(shop.world.clock.now() - stranger.clock.now());
  const scope = stranger.scope(shop.store);
  const body = contract.body.parse({ email: 'ana@example.com', ...given });
  return answerOf(await commit(scope, undefined, 200, () => withdrawPurchase(scope, body)));
}

const codeOf = async (given: Parameters<typeof withdraw>[0]) => {
  const answer = await withdraw(given);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.code;
};
const numberOf = async (order: string) =>
  (await row('a', sql<{ number: string }>`SELECT number FROM purchase_order WHERE id = ${order}`))
    .number;
const made = (order: string) =>
  rows(
    'a',
    sql<{ id: string; state: string; reason: string; withdrawal_code: string; units: string }>`
      SELECT id, state, reason, withdrawal_code,
        (SELECT group_concat(line || ':' || amount) FROM return_line WHERE return_id = q.id) AS units
      FROM return_request q WHERE order_id = ${order} ORDER BY opened_at`,
  );
const mails = () =>
  rows(
    'a',
    sql<{ id: string; topic: string }>`SELECT id, topic FROM outbox
      WHERE store_id = ${shop.store.id} AND topic LIKE 'mail.return%' ORDER BY rowid`,
  );

test('the whole order is returned, both sides are told its code, and a repeat changes nothing', async () => {
  const order = await shop.deliver();
  const number = await numberOf(order);
  const code = await codeOf({ number: ` #${number.toLowerCase()} `, email: 'ANA@example.com' });
  expect(code).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
  const [one] = await made(order);
  expect(one).toMatchObject({
    state: 'open',
    reason: 'withdrawal',
    withdrawal_code: code,
    units: '0:3,1:1',
  });
  expect((await shop.lock(order)).unlocks_at).toBeNull();
  expect(await codeOf({ number })).toBe(code);
  expect(await made(order)).toHaveLength(1);
  const asked = await mails();
  expect(asked.map(({ topic }) => topic)).toEqual(['mail.return_of_buyer', 'mail.return_of_store']);
  for (const { id } of asked) expect(await consume(shop.world, shop.store, id)).toBe('ack');
  const sent = await sentBy(shop.store);
  for (const to of ['ana@example.com', 'ventas@casa.test']) {
    const mail = sent.find(({ recipient, html }) => recipient === to && html.includes(code));
    expect(mail?.html, to).toContain(code);
  }
  expect(await shop.read(one!.id)).toMatchObject({ withdrawal_code: code, detail: '' });
});

test('an order that is unknown, another’s, too old or of a show tomorrow gets the same answer, and nothing', async () => {
  const order = await shop.deliver();
  const number = await numberOf(order);
  const nothing = async (given: Parameters<typeof withdraw>[0]) => {
    const code = await codeOf(given);
    expect(code).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
    expect(await codeOf(given)).toBe(code);
    expect(await made(order)).toEqual([]);
  };
  await nothing({ number: 'NADA-0000' });
  await nothing({ number, email: 'eva@example.com' });
  const show = (at: number | null) =>
    write('a', sql`UPDATE item SET experience_date = ${at} WHERE id = ${shop.cup.item}`);
  await show(shop.world.clock.now() + 23 * HOUR_MS);
  await nothing({ number });
  await show(null);
  shop.world.clock.advance(10 * DAY_MS);
  await nothing({ number });
  expect(await mails()).toEqual([]);
});

test('it counts until the last moment of the tenth day, and in no other country', async () => {
  const order = await shop.deliver();
  shop.world.clock.advance(10 * DAY_MS - 1);
  await codeOf({ number: await numberOf(order) });
  expect(await made(order)).toHaveLength(1);
  const mexican = await makeShop('MX');
  shop = mexican;
  const other = await mexican.deliver();
  const refused = await withdraw({ number: await numberOf(other) });
  expect(refused).toMatchObject({ ok: false, error: { code: 'not_found' } });
  expect(await made(other)).toEqual([]);
});

test('a return that is open becomes the withdrawal, with all that it left out', async () => {
  const order = await shop.deliver();
  const { id } = (
    await shop.ask(order, { units: [{ line: 0, amount: 1 }], reason: 'broken', detail: 'Rota' })
  ).body;
  const code = await codeOf({ number: await numberOf(order) });
  expect(await made(order)).toEqual([
    { id, state: 'open', reason: 'broken', withdrawal_code: code, units: '0:3,1:1' },
  ]);
});

test('before the delivery its money stays locked past the receipt, and a cancellation ends it', async () => {
  const desk = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: [...orderWorkEndpoints, ...boughtOrderEndpoints], cards: shop.world.cards },
  );
  const underway = async (state: string) => {
    const order = await shop.deliver();
    await write(
      'a',
      sql`UPDATE purchase_order SET state = ${state}, received_at = NULL, unlocks_at = NULL
        WHERE id = ${order}`,
    );
    await codeOf({ number: await numberOf(order) });
    return { order, at: `/admin/suppliers/${shop.store.id}/orders/${order}` };
  };
  const sent = await underway('in_transit');
  await desk.call(shop.store, 'POST', `${sent.at}/next`, { from: 'in_transit' }, withKey());
  expect((await shop.lock(sent.order)).unlocks_at).toBeNull();

  const waiting = await underway('sent_to_supplier');
  const before = (await stockOf('a', shop.cup)).on_hand ?? 0;
  const body = { from: 'sent_to_supplier', reason: 'requested_by_client' };
  const canceled = await desk.call(shop.store, 'DELETE', waiting.at, body, withKey());
  expect(canceled.status).toBe(200);
  const [closed] = await made(waiting.order);
  expect(closed).toMatchObject({ state: 'closed' });
  expect((await stockOf('a', shop.cup)).on_hand).toBe(before + 3);
  const again = await shop.close(closed!.id, { units: [{ line: 0, amount: 3 }] });
  expect(again.body).toMatchObject({ code: 'return_is_closed' });
});

test('an order in another store is none of it, and too many tries are told so', async () => {
  const order = await shop.deliver();
  const number = await numberOf(order);
  const here = shop.store;
  const other = await makeStore();
  await write('a', sql`UPDATE store SET country = 'AR' WHERE id = ${other.id}`);
  shop = { ...shop, store: other };
  await codeOf({ number });
  expect(await made(order)).toEqual([]);
  shop = { ...shop, store: here };
  let last = await withdraw({ number: 'NADA-0000' });
  for (let round = 0; round < 10 && last.ok; round += 1) {
    last = await withdraw({ number: 'NADA-0000' });
  }
  expect(last).toMatchObject({ ok: false, error: { code: 'too_many_requests' } });
});
