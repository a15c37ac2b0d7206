/** When a store asks for reviews, whether it reminds its buyers, and whom it does not ask. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { askForReviews } from '../../../edge/flows/reviews/ask-for-reviews.ts';
import { reviewAskEndpoints } from '../../../edge/flows/reviews/ask-terms.ts';
import type { ReviewAskTerms } from '../../../shared/contracts/review-ask-terms.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { atOnce, taken } from '../purchase/racing.ts';
import { fresh, row, rows, write } from '../purchase/world.ts';
import { makeShelf, worldOf, type Shelf } from './shelf.ts';

newBuyersEachTest();

const DAY_MS = 24 * 3_600_000;

let shelf: Shelf;
beforeEach(async () => {
  shelf = await makeShelf();
});

const owners = worldOf('duena', 'owner', reviewAskEndpoints);
const path = () => `/store/${shelf.store.id}:${shelf.store.id}/other/store/review-mails`;
const set = (days: number, reminder: number | null, key?: string, by = owners) =>
  by.call<ReviewAskTerms>(
    shelf.store,
    'PUT',
    path(),
    { days, reminder_days: reminder },
    withKey(key ?? fresh('review-terms-key-')),
  );
const get = () => owners.call<ReviewAskTerms>(shelf.store, 'GET', path());

/** Lets days pass, and has the cron run several times. */
async function after(days: number) {
  const { world } = shelf;
  world.clock.advance(days * DAY_MS);
  await Promise.all([askForReviews(world.work('a')), askForReviews(world.work('a'))]);
  await askForReviews(world.work('a'));
}
/** What was asked about an order so far: whether each mail was the reminder. */
const asked = async (order: string) =>
  (
    await rows(
      'a',
      sql<{ again: number }>`SELECT payload ->> 'again' AS again FROM outbox
        WHERE store_id = ${shelf.store.id} AND topic = 'mail.review_ask'
          AND payload ->> 'order' = ${order} ORDER BY created_at`,
    )
  ).map(({ again }) => again === 1);
async function send(): Promise<string[]> {
  const { world, store } = shelf;
  const waiting = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${store.id}
      AND topic = 'mail.review_ask' AND delivered_at IS NULL`,
  );
  for (const { id } of waiting) expect(await consume(world, store, id)).toBe('ack');
  return (await sentBy(store)).map(({ subject, html }) => `${subject}\n${html}`);
}
/** Returns units of the only line of an order. */
async function giveBack(order: string, amount: number, state = 'open', decision?: string) {
  const id = fresh('rt_');
  await write(
    'a',
    sql`INSERT INTO return_request (id, order_id, supplier_id, state, reason, detail, opened_at,
        closed_at, closed_by, decision)
      SELECT ${id}, id, supplier_id, ${state}, 'defective', '', 1, iif(${state} = 'open', NULL, 2),
        iif(${state} = 'open', NULL, 'seller'), ${decision ?? null}
      FROM purchase_order WHERE id = ${order}`,
  );
  await write(
    'a',
    sql`INSERT INTO return_line (return_id, line, amount)
      SELECT ${id}, position, ${amount} FROM order_line WHERE order_id = ${order}`,
  );
}

test('the owner sets it, repeatably; nobody else, and nothing beyond the limits', async () => {
  expect((await get()).body).toEqual({ days: 7, reminder_days: null });
  const said = { days: 0, reminder_days: 30 };
  expect((await set(0, 30, 'review-terms-key-1')).body).toEqual(said);
  expect((await set(0, 30, 'review-terms-key-1')).body).toEqual(said);
  for (const [days, reminder] of [
    [61, null],
    [-1, null],
    [7, 2],
    [7, 31],
  ] as const) {
    expect((await set(days, reminder)).status).toBe(400);
  }
  const dispatcher = worldOf('despacho', 'dispatcher', reviewAskEndpoints);
  expect((await set(1, null, undefined, dispatcher)).status).toBe(403);
  expect((await get()).body).toEqual(said);
  const all = await atOnce((n) => set(n % 2 === 0 ? 1 : 60, null));
  expect(taken(all)).toBeGreaterThan(0);
  expect([1, 60]).toContain((await get()).body.days);
});

test('changed days hold for orders that were not asked about yet, and for no others', async () => {
  const [early, late] = [await shelf.delivered(), await shelf.delivered()];
  await write(
    'a',
    sql`UPDATE purchase_order SET received_at = received_at - ${5 * DAY_MS} WHERE id = ${early}`,
  );
  await after(2);
  expect([await asked(early), await asked(late)]).toEqual([[false], []]);
  await set(20, null);
  await after(17);
  expect([await asked(early), await asked(late)]).toEqual([[false], []]);
  await set(19, null);
  await after(0);
  expect([await asked(early), await asked(late)]).toEqual([[false], [false]]);
  expect((await send()).some((mail) => mail.includes('Te lo preguntamos una sola vez'))).toBe(true);
});

test('one reminder follows the mail, and nothing follows the reminder', async () => {
  await set(0, 3);
  const order = await shelf.delivered();
  await after(0);
  const first = await send();
  await after(2);
  expect(await asked(order)).toEqual([false]);
  expect(first.some((mail) => mail.includes('te lo recordaremos una vez más'))).toBe(true);
  await after(1);
  const again = await send();
  await after(60);
  expect(await asked(order)).toEqual([false, true]);
  expect(again.filter((mail) => mail.startsWith('¿Nos cuentas cómo te fue'))).toHaveLength(1);
});

test('nobody is reminded who has reviewed it meanwhile, or once the store has stopped that', async () => {
  await set(0, 3);
  const [reviewed, quiet] = [await shelf.delivered(), await shelf.delivered()];
  await after(0);
  expect((await shelf.post(reviewed)).status).toBe(201);
  await after(3);
  expect([await asked(reviewed), await asked(quiet)]).toEqual([[false], [false, true]]);
  // The reminder waits in the outbox when the store stops reminding.
  await set(0, null);
  expect((await send()).filter((mail) => mail.startsWith('¿Nos cuentas'))).toEqual([]);
  const stopped = await shelf.delivered();
  await set(0, 3);
  await after(0);
  await set(0, null);
  await after(3);
  expect(await asked(stopped)).toEqual([false]);
});

test('nobody is asked about goods that they gave back', async () => {
  const { item, delivered } = shelf;
  const [whole, part, declined, later] = [
    await delivered([{ item, amount: 2 }]),
    await delivered([{ item, amount: 2 }]),
    await delivered([{ item, amount: 2 }]),
    await delivered([{ item, amount: 2 }]),
  ];
  await giveBack(whole, 2);
  await giveBack(part, 1);
  await giveBack(declined, 2, 'closed', 'declined');
  await after(7);
  expect([await asked(whole), await asked(part)]).toEqual([[], [false]]);
  expect([await asked(declined), await asked(later)]).toEqual([[false], [false]]);
  // A return that is asked for while the mail waits.
  await giveBack(later, 2);
  const { number } = await row(
    'a',
    sql<{ number: string }>`SELECT number FROM purchase_order WHERE id = ${later}`,
  );
  const mails = (await send()).filter((mail) => mail.startsWith('¿Qué te pareció'));
  expect(mails).toHaveLength(2);
  expect(mails.some((mail) => mail.includes(number))).toBe(false);
});

test('an order that is marked as received once more is asked about once', async () => {
  const order = await shelf.delivered();
  await after(7);
  // Marked as received once more, as a repeated move would.
  await write('a', sql`UPDATE purchase_order SET received_at = received_at WHERE id = ${order}`);
  await after(30);
  expect(await asked(order)).toEqual([false]);
});
