/** The mail with the number that a purchase is paid by, once more: to its buyer, while it is waited for. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { orderMailEndpoints } from '../../../edge/flows/orders/send-mail.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { nobody } from '../../support/nobody.ts';
import { contact, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { beginSlip } from '../purchase/slip-buyer.ts';
import { fresh, makeWorld, MINUTE_MS, rows, type World } from '../purchase/world.ts';

newBuyersEachTest();

interface Sent {
  readonly sent_to?: string;
  readonly code?: string;
}

async function waiting(code: 'deposit' | 'openpay_store' = 'deposit') {
  const world = makeWorld(
    { ...nobody, addressKey: () => Promise.resolve(fresh('address')) },
    { endpoints: [...purchaseEndpoints, ...orderMailEndpoints] },
  );
  const begun = await beginSlip(code, { world });
  await begun.go();
  const { store } = begun;
  const order = begun.placed.body.orders[0] as string;
  return {
    ...begun,
    again: (who: World = world, key = fresh('slip-mail-number-')) =>
      who.call<Sent>(store, 'POST', `/orders/${order}/mail`, {}, withKey(key)),
    asked: () =>
      rows<{ id: string; topic: string }>(
        'a',
        sql`SELECT id, topic FROM outbox WHERE store_id = ${store.id} AND topic LIKE '%_again'`,
      ),
  };
}

test.each(['deposit', 'openpay_store'] as const)(
  '%s: its buyer has it sent once under a key',
  async (code) => {
    const { again, asked, slip, store, world } = await waiting(code);
    const key = fresh('slip-mail-number-');
    expect((await again(world, key)).body).toEqual({ sent_to: contact.email });
    expect((await again(world, key)).body).toEqual({ sent_to: contact.email });
    const [row, ...more] = await asked();
    expect([row?.topic, more]).toEqual(['mail.payment_slip_again', []]);
    expect(await consume(world, store, row?.id ?? '')).toBe('ack');
    const [mail] = (await sentBy(store)).filter(({ id }) => id === row?.id);
    expect(mail).toMatchObject({ channel: 'mail', recipient: contact.email });
    expect(mail?.html).toContain((await slip())?.number);
  },
);

test('nobody else has it sent, and a sixth in an hour is refused', async () => {
  const { again, asked, world } = await waiting();
  const stranger = makeWorld(nobody, { endpoints: orderMailEndpoints, cards: world.cards });
  expect((await again(stranger)).body.code).toBe('order_not_found');
  for (let time = 0; time < 5; time += 1) expect((await again()).status).toBe(200);
  expect((await again()).body.code).toBe('too_many_requests');
  expect(await asked()).toHaveLength(5);
});

test('one that is paid meanwhile is not sent, and an ended number is not asked for', async () => {
  const paid = await waiting();
  await paid.again();
  await paid.seen();
  const over = await waiting();
  over.world.clock.advance(61 * MINUTE_MS);
  expect((await over.again()).body.code).toBe('order_not_found');
  const [row] = await paid.asked();
  expect(await consume(paid.world, paid.store, row?.id ?? '')).toBe('ack');
  expect((await sentBy(paid.store)).filter(({ id }) => id === row?.id)).toEqual([]);
  await paid.again();
  expect((await paid.asked()).map(({ topic }) => topic)).toContain('mail.order_again');
});
