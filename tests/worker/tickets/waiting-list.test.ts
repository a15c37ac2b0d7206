/** People wait for places of an experience that is sold out, and are offered those that come free. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openDirectory } from '../../../edge/db/cells.ts';
import { insertMailStop } from '../../../edge/modules/mail/index.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { WAITING_KEPT_DAYS } from '../../../shared/rules/waiting-list.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { makeItem, makeStore, NOON, rows, stockOf, write } from '../purchase/world.ts';
import { makeLine, type Line } from './line.ts';

newBuyersEachTest();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let line: Line;
beforeEach(async () => {
  line = await makeLine();
});

const ANA = 'ana@example.com';
const EVA = 'eva@example.com';
const SOL = 'sol@example.com';

test('a free place is taken from the stock for the first whose number fits, and the mail leads there', async () => {
  await line.join(ANA, 2);
  await line.join(EVA, 1);
  await line.join(SOL, 1);
  await line.due();
  expect(await line.mails()).toEqual([]);
  await line.raise(1);
  await line.due();
  await line.due();
  expect(await line.states()).toEqual({ [EVA]: 'offered', [ANA]: 'waiting', [SOL]: 'waiting' });
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 1, reserved: 1 });
  const [offered] = (await line.list()).results;
  expect(offered).toMatchObject({
    email: EVA,
    position: null,
    until: new Date(NOON + DAY_MS).toISOString(),
  });
  // Nobody else gets the place.
  const stranger = await buyer(line.world, line.store).checkout([{ item: line.item }]);
  expect(stranger.body).toMatchObject({ code: 'out_of_stock' });
  const [mail, ...more] = await line.mails();
  expect(more).toEqual([]);
  expect(await consume(line.owner, line.store, mail?.id ?? '')).toBe('ack');
  const [sent] = await sentBy(line.store);
  expect(sent).toMatchObject({ recipient: EVA });
  const place = /\/lista-de-espera\/lugar\/(we_[\w.-]+)/.exec(sent?.html ?? '')?.[1] ?? '';
  expect(place).not.toBe('');
  expect(sent?.html).toContain('/correos/');

  const checkout = (await line.offered())[EVA] ?? '';
  const placed = await line.buy(checkout);
  expect(placed.status).toBe(201);
  expect((await line.states())[EVA]).toBe('bought');
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 0, reserved: 0 });
  // Who bought has left the line: the link changes nothing any more.
  expect((await line.leave(place)).status).toBe(200);
  expect((await line.states())[EVA]).toBe('bought');
});

test('an offer that lapses gives its places to the next, and a lapsed reader may join again', async () => {
  await line.join(ANA);
  await line.join(EVA);
  await line.raise(1);
  await line.due();
  const lapsed = (await line.offered())[ANA] ?? '';
  line.pass(DAY_MS);
  // Over from its end on, whoever has swept it.
  expect(await line.states()).toEqual({ [ANA]: 'expired', [EVA]: 'waiting' });
  expect((await line.buy(lapsed)).body).toMatchObject({ code: 'checkout_expired' });
  await line.due();
  await line.sweep();
  expect(await line.states()).toEqual({ [EVA]: 'offered', [ANA]: 'expired' });
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 1, reserved: 1 });
  expect((await line.join(ANA)).status).toBe(201);
  const { results } = await line.list();
  expect(results.map(({ email, state }) => [email, state])).toEqual([
    [EVA, 'offered'],
    [ANA, 'waiting'],
    [ANA, 'expired'],
  ]);
});

test('a refused order, and a cancelled purchase, free their places for the line', async () => {
  await line.raise(1);
  const order = await line.inCash(['Ana Ruiz'], line.item);
  await line.join(EVA);
  await line.due();
  expect(await line.states()).toEqual({ [EVA]: 'waiting' });
  await line.cancel(order, 'sent_to_supplier');
  await line.dispatcher.settled();
  expect(await line.states()).toEqual({ [EVA]: 'offered' });
});

test('who leaves gives an offer back at once, unless it is being paid', async () => {
  const { place } = (await line.join(ANA)).body;
  await line.join(EVA);
  await line.raise(1);
  await line.due();
  const offered = (await line.offered())[ANA] ?? '';
  const placed = await line.buy(offered, 1, { payment_type: 'str_card' });
  expect((await line.leave(place)).status).toBe(200);
  await line.world.settled();
  expect(await line.states()).toEqual({ [EVA]: 'offered', [ANA]: 'left' });
  expect(
    (await buyer(line.world, line.store).pay(placed.body.payment_token ?? '', FAKE_TOKENS.approve))
      .status,
  ).not.toBe(200);
  expect((await line.states())[ANA]).toBe('left');
  const evas = (await line.list()).results[0]?.id ?? '';
  const paid = await line.buy((await line.offered())[EVA] ?? '', 1, { payment_type: 'str_card' });
  await buyer(line.world, line.store).pay(paid.body.payment_token ?? '', FAKE_TOKENS.pending);
  expect((await line.remove(evas)).body).toMatchObject({ code: 'payment_pending' });
  expect((await line.states())[EVA]).toBe('offered');
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 1, reserved: 1 });
});

test('the store offers out of turn, where there are places, and takes people out', async () => {
  await line.join(ANA);
  await line.join(EVA);
  const [ana, eva] = (await line.list()).results.map(({ id }) => id) as [string, string];
  expect((await line.offer(eva)).body).toMatchObject({ code: 'out_of_stock' });
  await line.raise(1);
  const key = 'offer-key-number-one';
  const made = await line.offer(eva, key);
  expect(made).toEqual({ status: 200, body: { until: new Date(NOON + DAY_MS).toISOString() } });
  expect(await line.offer(eva, key)).toEqual(made);
  expect((await line.offer(eva)).body).toMatchObject({ code: 'waiting_entry_over' });
  expect(await line.mails()).toHaveLength(1);
  expect((await line.remove(eva)).status).toBe(200);
  await line.owner.settled();
  expect(await line.states()).toEqual({ [ANA]: 'offered', [EVA]: 'left' });
  expect((await line.remove(ana)).status).toBe(200);
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 1, reserved: 0 });
  for (const who of [line.reader, line.dispatcher]) {
    expect((await line.offer(ana, undefined, who)).status).toBe(403);
    expect((await line.remove(ana, who)).status).toBe(403);
    expect((await line.switchTo(false, who)).status).toBe(403);
  }
  const other = await makeStore();
  const path = `/tickets-admin/events/${line.item.item}/waiting-list`;
  expect((await line.owner.call(other, 'GET', path)).status).toBe(404);
  const foreign = await line.owner.call(
    other,
    'POST',
    `${path}/${ana}/offer`,
    {},
    {
      'idempotency-key': 'foreign-key-number',
    },
  );
  expect(foreign.body).toMatchObject({ code: 'waiting_entry_not_found' });
});

test('near its beginning an offer is shorter, and at last there is none; nor of an event that is called off', async () => {
  await line.join(ANA);
  await line.join(EVA);
  line.pass(7 * DAY_MS - 3 * HOUR_MS);
  await line.raise(1);
  await line.due();
  expect((await line.list()).results[0]).toMatchObject({
    email: ANA,
    until: new Date(NOON + 7 * DAY_MS - 1.5 * HOUR_MS).toISOString(),
  });
  line.pass(2.6 * HOUR_MS);
  await line.due();
  expect(await line.states()).toEqual({ [ANA]: 'expired', [EVA]: 'waiting' });
  const off = await makeLine();
  await off.join(ANA);
  await off.raise(1);
  await write('a', sql`UPDATE item SET canceled_at = ${NOON} WHERE id = ${off.item.item}`);
  await off.due();
  expect(await off.states()).toEqual({ [ANA]: 'waiting' });
});

test('a mail whose offer is over is not sent, nor one that its reader has stopped', async () => {
  const { place } = (await line.join(ANA)).body;
  await line.raise(1);
  await line.due();
  const [first] = await line.mails();
  await consume(line.owner, line.store, first?.id ?? '');
  const [sent] = await sentBy(line.store);
  const hash = /\/correos\/([\w-]{43})/.exec(sent?.html ?? '')?.[1] ?? '';
  await env.DIRECTORY.prepare("INSERT INTO store (id, slug, cell) VALUES (?, ?, 'a')")
    .bind(line.store.id, line.store.slug)
    .run();
  await openDirectory(env).write([insertMailStop(line.store.id, hash, NOON)]);
  await line.leave(place);
  await line.raise(0);
  expect((await line.join(ANA)).status).toBe(201);
  await line.raise(1);
  await line.due();
  const asked = async (but: readonly string[]) =>
    (await line.mails()).map(({ id }) => id).filter((id) => !but.includes(id));
  const stopped = await asked([first?.id ?? '']);
  expect(stopped).toHaveLength(1);
  for (const id of stopped) await consume(line.owner, line.store, id);
  await line.join(EVA);
  await line.raise(2);
  await line.due();
  line.pass(DAY_MS);
  const late = await asked([first?.id ?? '', ...stopped]);
  expect(late).toHaveLength(1);
  for (const id of late) await consume(line.owner, line.store, id);
  expect(await sentBy(line.store)).toHaveLength(1);
});

test('the browser’s next purchase leaves the offer that it has looked at as it is', async () => {
  await line.join(ANA);
  await line.raise(1);
  await line.due();
  const offered = (await line.offered())[ANA] ?? '';
  const shirt = await makeItem(line.store);
  const { checkout } = buyer(line.world, line.store);
  expect((await checkout([{ item: shirt }], { to_replace: offered })).status).toBe(201);
  expect((await line.states())[ANA]).toBe('offered');
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 1, reserved: 1 });
  expect((await line.buy(offered)).status).toBe(201);
});

test('entries that are over are forgotten after their time, those that wait after their event', async () => {
  const { place } = (await line.join(ANA)).body;
  await line.leave(place);
  await line.join(EVA);
  const count = () =>
    rows(
      'a',
      sql<{ email: string }>`SELECT email FROM waiting_entry WHERE store_id = ${line.store.id}`,
    );
  line.pass((WAITING_KEPT_DAYS + 1) * DAY_MS);
  await line.due();
  expect(await count()).toEqual([{ email: EVA }]);
  line.pass(7 * DAY_MS);
  await line.due();
  expect(await count()).toEqual([]);
});
