/** The mail that asks the buyer of a delivered order for a review. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { openDirectory } from '../../../edge/db/cells.ts';
import { readEnv } from '../../../edge/env.ts';
import { askForReviews } from '../../../edge/flows/reviews/ask-for-reviews.ts';
import { insertMailStop, readStopToken, stopPath } from '../../../edge/modules/mail/index.ts';
import { REVIEW_ASK } from '../../../shared/rules/reviews.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { NOON, rows, write, row } from '../purchase/world.ts';
import { makeShelf, type Shelf } from './shelf.ts';

newBuyersEachTest();

const DAY_MS = 24 * 3_600_000;
const DUE = NOON - REVIEW_ASK.days.first * DAY_MS;

let shelf: Shelf;
beforeEach(async () => {
  shelf = await makeShelf();
});

const receivedAt = (order: string, at: number) =>
  write('a', sql`UPDATE purchase_order SET received_at = ${at} WHERE id = ${order}`);
const asked = () =>
  rows(
    'a',
    sql<{ id: string; payload: string }>`SELECT id, payload FROM outbox
      WHERE store_id = ${shelf.store.id} AND topic = 'mail.review_ask'`,
  );
const mailsAbout = async (number: string) =>
  (await sentBy(shelf.store)).filter(({ subject }) => subject.includes(number));
const numberOf = async (order: string) =>
  (await row('a', sql<{ number: string }>`SELECT number FROM purchase_order WHERE id = ${order}`))
    .number;

test('it goes out once, some days after the receipt, and leads to the form', async () => {
  const { world, store, delivered } = shelf;
  const [order, fresh] = [await delivered(), await delivered()];
  await receivedAt(order, DUE);
  await receivedAt(fresh, DUE + 1);
  await Promise.all([askForReviews(world.work('a')), askForReviews(world.work('a'))]);
  await askForReviews(world.work('a'));
  const [message, ...more] = await asked();
  expect([message?.payload, more]).toEqual([JSON.stringify({ order, again: false }), []]);
  expect(await consume(world, store, message?.id ?? '')).toBe('ack');
  const number = await numberOf(order);
  const [mail] = (await mailsAbout(number)).filter(({ subject }) => subject.startsWith('¿Qué te'));
  expect(mail?.subject).toBe(`¿Qué te pareció tu pedido ${number}?`);
  expect(mail?.html).toContain(`/mis-compras/${order}/resenas`);
});

test('nobody is asked who has reviewed it all, or who wants no mails of the store', async () => {
  const { world, store, delivered, post } = shelf;
  const [reviewed, stopped] = [await delivered(), await delivered()];
  await post(reviewed);
  await receivedAt(reviewed, DUE);
  await receivedAt(stopped, DUE);
  const { email } = await row(
    'a',
    sql<{ email: string }>`SELECT contact ->> 'email' AS email FROM purchase_order
      WHERE id = ${stopped}`,
  );
  const token = (await stopPath(readEnv(env), store.id, email)).slice('/correos/'.length);
  const hash = (await readStopToken(readEnv(env), store.id, token)) ?? expect.fail('no token');
  await env.DIRECTORY.prepare(
    `INSERT INTO store (id, slug, cell, owner_id, is_proxy) VALUES (?1, ?2, 'a', 'ac_duena', 0)`,
  )
    .bind(store.id, store.slug)
    .run();
  await openDirectory(env).write([insertMailStop(store.id, hash, NOON)]);
  await askForReviews(world.work('a'));
  const messages = await asked();
  expect(messages.map(({ payload }) => payload)).toEqual([
    JSON.stringify({ order: stopped, again: false }),
  ]);
  for (const { id } of messages) expect(await consume(world, store, id)).toBe('ack');
  const subjects = (await sentBy(store)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('¿Qué te pareció'))).toEqual([]);
});
