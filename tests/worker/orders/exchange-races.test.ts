/** Exchanges at one time: two who want the last unit, many who accept, and money that is asked back meanwhile. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { OwnPaymentView } from '../../../shared/contracts/own-payments.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { rows, write } from '../purchase/world.ts';
import { makeColours } from './exchanging.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeColours>>;
beforeEach(async () => {
  shop = await makeColours();
});
afterEach(async () => {
  const found = await shop.differences();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

/** A return of cups for red ones. */
async function wanted(amount = 1) {
  const order = await shop.deliver();
  const { body } = await shop.want(order, shop.red.sku, amount);
  return { order, id: body.id };
}

describe('at one time', () => {
  test('of two returns that want the last one, one gets it', async () => {
    await write('a', sql`UPDATE sku SET on_hand = 1 WHERE id = ${shop.red.sku}`);
    const both = [await wanted(), await wanted()];
    const made = await Promise.all(both.map(({ id }) => shop.decide(id, 'accepted')));
    expect(made.map(({ body }) => body.code ?? 'kept').toSorted()).toEqual([
      'exchange_sold_out',
      'kept',
    ]);
    expect(await shop.leftOf(shop.red)).toBe(0);
  });

  test('of many who accept, send or refuse one is heard, and the stock moves once', async () => {
    const { id } = await wanted();
    const accepted = await Promise.all(
      Array.from({ length: 6 }, () => shop.decide(id, 'accepted')),
    );
    expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.leftOf(shop.red)).toBe(4);
    await shop.inspect(id, [{ line: 0, back: 1, lost: 0, missing: 0 }]);
    const ended = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? shop.sendOut(id) : shop.refuse(id))),
    );
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
    const state = (await shop.read(id)).lines[0]?.exchange?.state;
    expect(await shop.leftOf(shop.red)).toBe(state === 'sent' ? 4 : 5);
  });

  test('a buyer who wants the money and a seller who accepts agree on one of the two', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { order, id } = await wanted();
      const before = (await shop.leftOf(shop.red)) ?? 0;
      await Promise.all([
        shop.decide(id, 'accepted'),
        shop.cancel(order, id),
        shop.withdraw(order, id),
      ]);
      const state = (await shop.read(id)).lines[0]?.exchange?.state;
      expect(await shop.leftOf(shop.red)).toBe(state === 'kept' ? before - 1 : before);
    }
  });

  test('money that pays for what is kept is not given back, whoever comes first', async () => {
    const { order, id } = await wanted(3);
    const all = { part: 'amount', amount: 35_000, reason: 'goodwill' };
    const [accepted, refunded] = await Promise.all([
      shop.decide(id, 'accepted'),
      shop.refund(order, all),
    ]);
    const isKept = accepted.status === 200;
    expect(refunded.status).toBe(isKept ? 422 : 201);
    if (!isKept) expect(accepted.body.code).toBe('exchange_sold_out');
    const second = await wanted(3);
    await shop.decide(second.id, 'accepted');
    expect((await shop.read(second.id)).refundable?.left).toBe(5_000);
    expect((await shop.refund(second.order, { ...all, amount: 5_001 })).body.code).toBe(
      'refund_too_much',
    );
    expect((await shop.refund(second.order, { ...all, amount: 5_000 })).status).toBe(201);
  });
});

test('the form of a refund of the payment knows what is kept to be exchanged, and all of it once that was sent', async () => {
  const { order, id } = await wanted(2);
  const at = `/admin/suppliers/${shop.store.id}`;
  const [payment] = await rows(
    'a',
    sql<{
      id: string;
    }>`SELECT p.id FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
      WHERE o.id = ${order}`,
  );
  const left = async () => {
    const path = `${at}/payments/${payment?.id}`;
    const { body } = await shop.staff.call<OwnPaymentView>(shop.store, 'GET', path);
    return body.refundable[0]?.left;
  };
  expect(await left()).toBe(35_000);
  await shop.decide(id, 'accepted');
  expect(await left()).toBe(15_000);
  const all = { part: 'amount', amount: 15_001, reason: 'goodwill' };
  expect((await shop.refund(order, all)).body.code).toBe('refund_too_much');
  await shop.inspect(id, [{ line: 0, back: 2, lost: 0, missing: 0 }]);
  await shop.sendOut(id);
  expect(await left()).toBe(35_000);
});
