import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { OutboxMessage } from '../../../edge/env.ts';
import { reconcile } from '../../../edge/flows/purchase/reconcile.ts';
import type { EdgeEnv } from '../../../edge/http/context.ts';
import { MAX_ATTEMPTS } from '../../../edge/outbox/index.ts';
import { answerOutbox } from '../../../edge/pages/dev-outbox.ts';
import { BUSY_SECONDS, fakeSender } from '../../../edge/providers/message/fake.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { consume, outboxOf, sentBy, writePin } from './outbox.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, rows, write, type TestStore } from './world.ts';

newBuyersEachTest();

const world = makeWorld();

async function bought(store: TestStore): Promise<{ checkout: string; outbox: string }> {
  const { ready, place } = buyer(world, store);
  const placed = await place(await ready([{ item: await makeItem(store) }]));
  const { id } = await outboxOf(store);
  return { checkout: placed.body.checkout_aggregation, outbox: id };
}

/** Runs the cron's work on a cell at another time; returns its messages to the queue. */
async function tick(cell: 'a' | 'b', now: number): Promise<OutboxMessage[]> {
  const later = makeWorld();
  later.clock.advance(now - later.clock.now());
  const work = later.work(cell);
  const told: OutboxMessage[] = [];
  const queue = {
    async sendBatch(messages: { body: OutboxMessage }[]) {
      // The platform's queue has the same limit.
      if (messages.length > 100) throw new Error('too many messages');
      told.push(...messages.map(({ body }) => body));
    },
  };
  await reconcile({
    ...work,
    env: { ...work.env, OUTBOX: queue as unknown as typeof work.env.OUTBOX },
  });
  return told;
}

test('a purchase is confirmed once, however often the queue delivers', async () => {
  const store = await makeStore('b');
  const { checkout, outbox } = await bought(store);
  const sender = fakeSender();
  const told = await Promise.all([1, 2].map(() => consume(world, store, outbox, sender)));
  expect(told).toContain('ack');
  expect(await consume(world, store, outbox, sender)).toBe('ack');
  expect(sender.asked).toHaveLength(1);
  expect(sender.asked[0]).toMatchObject({
    channel: 'mail',
    id: outbox,
    locale: 'es',
    recipient: 'ana@example.com',
    storeName: expect.stringMatching(/^Tienda store/),
    subject: expect.stringMatching(/^Tu compra .+ en Tienda store/),
    html: expect.stringContaining(`http://${store.slug}.localhost/mis-compras/${checkout}`),
  });
  expect(await outboxOf(store)).toMatchObject({
    delivered_at: world.clock.now(),
    provider_id: `fake_${outbox}`,
  });
});

test('a purchase in Argentina’s Spanish is confirmed in it, in any store', async () => {
  const store = await makeStore('b');
  await bought(store);
  await write(store.cell, sql`UPDATE checkout SET locale = 'es-AR' WHERE store_id = ${store.id}`);
  const sender = fakeSender();
  await consume(world, store, (await outboxOf(store)).id, sender);
  // Mexico writes $1.00, Argentina $ 1,00.
  expect(sender.asked[0]).toMatchObject({ locale: 'es', text: expect.stringMatching(/\d,\d\d\b/) });
});

test('a provider that fails, is busy, breaks or does not answer is asked again, each time later', async () => {
  const own = makeWorld();
  const store = await makeStore();
  const { outbox } = await bought(store);
  const sender = fakeSender();
  const expected = { fail: 10, throw: 20, hang: 40, lose: 80, busy: Math.max(160, BUSY_SECONDS) };
  for (const [behaviour, wait] of Object.entries(expected)) {
    sender.behaviour = behaviour as typeof sender.behaviour;
    expect(await consume(own, store, outbox, sender)).toBe(wait);
    expect((await outboxOf(store)).last_error).not.toBeNull();
    // Before its time the message is not tried, and the queue learns when that is.
    expect(await consume(own, store, outbox, sender)).toBe(wait);
    own.clock.advance(wait * 1000);
  }
  sender.behaviour = 'deliver';
  expect(await consume(own, store, outbox, sender)).toBe('ack');
  expect(sender.asked).toHaveLength(6);
  expect(new Set(sender.asked.map(({ id }) => id))).toEqual(new Set([outbox]));
  expect(await outboxOf(store)).toMatchObject({ attempts: 6, last_error: null, dead_at: null });
});

test('a worker that dies during a try loses nothing: after a minute another may try', async () => {
  const own = makeWorld();
  const store = await makeStore();
  const { outbox } = await bought(store);
  const sender = fakeSender('hang');
  // Simulates an isolate that dies before its deadline, as far as the row shows.
  void consume(own, store, outbox, sender, { deadlineMs: 2_000_000_000 });
  await expect.poll(() => sender.asked.length).toBe(1);
  expect(await consume(own, store, outbox, sender)).toBe(60);
  expect(await tick('a', own.clock.now() + 2 * MINUTE_MS + 1)).toContainEqual({
    cell: 'a',
    id: outbox,
  });
  own.clock.advance(MINUTE_MS);
  sender.behaviour = 'deliver';
  expect(await consume(own, store, outbox, sender)).toBe('ack');
  expect(sender.asked).toHaveLength(2);
});

test('after twelve tries it is dead, and so at once is one that is refused', async () => {
  const own = makeWorld();
  const store = await makeStore();
  const { outbox } = await bought(store);
  const sender = fakeSender('fail');
  for (let tries = 1; tries < MAX_ATTEMPTS; tries += 1) {
    const told = await consume(own, store, outbox, sender);
    own.clock.advance(Number(told) * 1000);
  }
  expect(await consume(own, store, outbox, sender)).toBe('ack');
  expect(await outboxOf(store)).toMatchObject({
    attempts: MAX_ATTEMPTS,
    dead_at: own.clock.now(),
    last_error: '503 out of order',
  });
  expect(await consume(own, store, outbox)).toBe('ack');
  expect(await sentBy(store)).toEqual([]);

  const other = await makeStore();
  const refused = await bought(other);
  expect(await consume(world, other, refused.outbox, fakeSender('refuse'))).toBe('ack');
  expect(await outboxOf(other)).toMatchObject({
    attempts: 1,
    dead_at: world.clock.now(),
    last_error: '550 nobody at ana@example.com',
  });
});

test('a wait that ends after the message’s time is not waited for', async () => {
  const own = makeWorld();
  const store = await makeStore();
  await writePin(store, own.clock.now(), { expiresAt: own.clock.now() + BUSY_SECONDS * 1000 });
  const { id } = await outboxOf(store);
  expect(await consume(own, store, id, fakeSender('busy'))).toBe('ack');
  expect(await outboxOf(store)).toMatchObject({ attempts: 1, last_error: '429 too many' });
  expect((await outboxOf(store)).dead_at).not.toBeNull();
});

test('the words of a written message are gone once it is sent', async () => {
  const store = await makeStore();
  const id = await writePin(store, world.clock.now());
  const sender = fakeSender('fail');
  await consume(world, store, id, sender);
  expect((await outboxOf(store)).body).toContain('483920');
  sender.behaviour = 'deliver';
  const own = makeWorld();
  own.clock.advance(10_000);
  expect(await consume(own, store, id, sender)).toBe('ack');
  expect(sender.sent.get(id)).toMatchObject({
    channel: 'sms',
    recipient: '+525512345678',
    text: 'Tu PIN es 483920',
  });
  const whole = await rows(store.cell, sql`SELECT * FROM outbox WHERE id = ${id}`);
  expect(JSON.stringify(whole)).not.toContain('483920');
});

test('and once its time is over, even unsent', async () => {
  const store = await makeStore();
  const id = await writePin(store, world.clock.now());
  const own = makeWorld();
  own.clock.advance(5 * MINUTE_MS);
  const sender = fakeSender();
  await tick('a', own.clock.now());
  expect(await consume(own, store, id, sender)).toBe('ack');
  expect(sender.asked).toEqual([]);
  expect(await outboxOf(store)).toMatchObject({ body: null, dead_at: own.clock.now() });
});

test('a message that the queue lost is announced again by the cron', async () => {
  const store = await makeStore();
  const { outbox } = await bought(store);
  expect(await tick('a', world.clock.now() + 2 * MINUTE_MS)).toContainEqual({
    cell: 'a',
    id: outbox,
  });
});

test('after an outage the queue is told of all at once', async () => {
  const store = await makeStore('b');
  const ids = await Promise.all(
    Array.from({ length: 250 }, () => writePin(store, world.clock.now())),
  );
  const told = await tick('b', world.clock.now() + 2 * MINUTE_MS);
  const mine = new Set(ids);
  expect(told.filter(({ id }) => mine.has(id))).toHaveLength(250);
});

test('a sent message is deleted after thirty days, a dead one after ninety', async () => {
  const day = 24 * 60 * MINUTE_MS;
  const [sent, dead] = [await makeStore(), await makeStore()];
  await consume(world, sent, (await bought(sent)).outbox);
  await consume(world, dead, (await bought(dead)).outbox, fakeSender('refuse'));
  await tick('a', world.clock.now() + 29 * day);
  expect(await sentBy(sent)).toHaveLength(1);
  expect((await outboxOf(sent)).delivered_at).not.toBeNull();
  await tick('a', world.clock.now() + 31 * day);
  expect(await sentBy(sent)).toEqual([]);
  await expect(outboxOf(sent)).rejects.toThrow('no row');
  expect((await outboxOf(dead)).dead_at).not.toBeNull();
  await tick('a', world.clock.now() + 91 * day);
  await expect(outboxOf(dead)).rejects.toThrow('no row');
});

test('/dev/outbox shows the store’s own messages in demo mode, and is not there otherwise', async () => {
  const store = await makeStore();
  const { outbox } = await bought(store);
  await consume(world, store, outbox);
  const pin = await writePin(store, world.clock.now());
  await consume(world, store, pin);
  const ask = async (path: string, at = store, demo: 'true' | 'false' = 'true') => {
    const app = new Hono<EdgeEnv>();
    app.use(async (context, next) => {
      const scope = world.scope(at);
      context.set('scope', { ...scope, env: { ...scope.env, DEMO: demo } });
      context.set('locale', 'es');
      await next();
    });
    app.get('/dev/outbox', answerOutbox);
    return app.request(`http://x/dev/outbox${path}`);
  };
  const answer = await ask('?format=json');
  const json = (await answer.json()) as { results: { id: string; channel: string }[] };
  expect(new Map(json.results.map(({ id, channel }) => [id, channel]))).toEqual(
    new Map([
      [outbox, 'mail'],
      [pin, 'sms'],
    ]),
  );
  const page = await ask('');
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; style-src 'sha256-/,
  );
  const text = await page.text();
  for (const shown of ['ana@example.com', '+525512345678', 'Tu PIN es 483920']) {
    expect(text).toContain(shown);
  }
  const mail = await ask(`?mail=${outbox}`);
  expect(mail.headers.get('content-security-policy')).toContain('sandbox');
  expect((await ask(`?mail=${pin}`)).status).toBe(404);
  const other = await makeStore();
  expect((await ask(`?mail=${outbox}`, other)).status).toBe(404);
  expect(await (await ask('?format=json', other)).json()).toMatchObject({ results: [] });
  expect((await ask('', store, 'false')).status).toBe(404);
});

test('a message that waits longer than a queue can is brought up again after twelve hours', async () => {
  const store = await makeStore();
  const { outbox } = await bought(store);
  const hours = (count: number) => count * 60 * MINUTE_MS;
  const wait = async (milliseconds: number) => {
    const at = world.clock.now() + milliseconds;
    await write(store.cell, sql`UPDATE outbox SET next_at = ${at} WHERE id = ${outbox}`);
    return consume(world, store, outbox);
  };
  expect(await wait(hours(13))).toBe(43_200);
  expect(await wait(hours(12))).toBe(43_200);
  expect(await wait(hours(11))).toBe(39_600);
});

test('a fault of the platform has the queue bring the message up again', async () => {
  const store = await makeStore();
  const { outbox } = await bought(store);
  const broken = {
    clock: {
      now: () => {
        throw new Error('no time');
      },
    },
  };
  expect(await consume(world, store, outbox, undefined, broken)).toBe(30);
  expect(await outboxOf(store)).toMatchObject({ attempts: 0, delivered_at: null });
});
