/** The mail of an order once more: to its own e-mail alone, by its staff and its buyer, a few times. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { nobody } from '../../support/nobody.ts';
import { orderMailEndpoints } from '../../../edge/flows/orders/send-mail.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import {
  fresh,
  makeStore,
  makeWorld,
  rows,
  write,
  type TestStore,
  type World,
} from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

let desk: Desk;
let order: string;
beforeEach(async () => {
  desk = await makeDesk();
  order = await desk.bought();
});

interface Sent {
  readonly sent_to?: string;
  readonly code?: string;
}
const byStaff = (key = fresh('mail-key-number-'), by = desk.store, id = order) =>
  desk.staff.call<Sent>(
    by,
    'POST',
    `/admin/suppliers/${by.id}/orders/${id}/mail`,
    {},
    withKey(key),
  );
const byBuyer = (who: World = desk.world, by: TestStore = desk.store) =>
  who.call<Sent>(by, 'POST', `/orders/${order}/mail`, {}, withKey(fresh('mail-key-number-')));
const asked = () =>
  rows<{ id: string; store_id: string }>(
    'a',
    sql`SELECT id, store_id FROM outbox WHERE topic = 'mail.order_again' AND payload ->> 'checkout' =
      (SELECT checkout_id FROM purchase_order WHERE id = ${order})`,
  );
const email = async () =>
  (
    await rows<{ email: string }>(
      'a',
      sql`SELECT contact ->> 'email' AS email FROM purchase_order WHERE id = ${order}`,
    )
  )[0]?.email;

test('staff send it once under a key, and it goes to the order’s own e-mail', async () => {
  const key = fresh('mail-key-number-');
  const sent = await byStaff(key);
  expect([sent.status, sent.body]).toEqual([200, { sent_to: await email() }]);
  expect((await byStaff(key)).body).toEqual(sent.body);
  const [row, ...more] = await asked();
  expect([row?.store_id, more]).toEqual([desk.store.id, []]);
  expect(await consume(desk.world, desk.store, row?.id ?? '')).toBe('ack');
  const mails = (await sentBy(desk.store)).filter(({ id }) => id === row?.id);
  expect(mails).toEqual([expect.objectContaining({ channel: 'mail', recipient: await email() })]);
});

test('its buyer has it sent; nobody else does, in this store or another', async () => {
  expect((await byBuyer()).body).toEqual({ sent_to: await email() });
  expect(await asked()).toHaveLength(1);
  const stranger = makeWorld(nobody, { endpoints: orderMailEndpoints });
  const elsewhere = await makeStore();
  for (const answer of [
    await byBuyer(stranger),
    await byBuyer(desk.world, elsewhere),
    await byStaff(undefined, elsewhere),
    await byStaff(undefined, desk.store, `or_${'0'.repeat(26)}`),
  ]) {
    expect(answer.body.code).toBe('order_not_found');
  }
  expect(await asked()).toHaveLength(1);
});

test('a sixth in an hour is refused, and so is an order without an e-mail', async () => {
  for (let time = 0; time < 5; time += 1) expect((await byStaff()).status).toBe(200);
  expect((await byStaff()).body.code).toBe('too_many_requests');
  expect((await byBuyer()).body.code).toBe('too_many_requests');
  expect(await asked()).toHaveLength(5);
  await write(
    'a',
    sql`UPDATE purchase_order SET contact = json_set(contact, '$.email', '') WHERE id = ${order}`,
  );
  expect((await byStaff()).body.code).toBe('order_without_mail');
});
