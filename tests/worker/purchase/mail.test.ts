import { createMessageBatch } from 'cloudflare:test';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/sql.ts';
import { readEnv, type OutboxMessage } from '../../../edge/env.ts';
import { reconcile } from '../../../edge/flows/reconcile.ts';
import type { EdgeEnv } from '../../../edge/http/context.ts';
import { insertSent } from '../../../edge/modules/mail/index.ts';
import { consumeOutbox, type OutboxPorts } from '../../../edge/outbox.ts';
import { answerOutbox } from '../../../edge/pages/dev-outbox.ts';
import { demoOutbox, type Behaviour } from '../../../edge/providers/message/demo-outbox.ts';
import { buyer } from './buyer.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, row, rows, type TestStore } from './world.ts';
import { env } from 'cloudflare:workers';

const world = makeWorld();

interface OutboxRow {
  id: string;
  attempts: number;
  delivered_at: number | null;
}

async function bought(store: TestStore): Promise<{ checkout: string; outbox: string }> {
  const { ready, place } = buyer(world, store);
  const placed = await place(await ready([{ item: await makeItem(store) }]));
  const { id } = await outboxOf(store);
  return { checkout: placed.body.checkout_aggregation as string, outbox: id };
}

function outboxOf(store: TestStore): Promise<OutboxRow> {
  return row(
    store.cell,
    sql<OutboxRow>`SELECT id, attempts, delivered_at FROM outbox WHERE store_id = ${store.id}`,
  );
}

/** A queue's batch that remembers what was done with its message. */
async function consume(store: TestStore, id: string, behave: () => Behaviour = () => 'deliver') {
  const body: OutboxMessage = { cell: store.cell, id };
  const batch = createMessageBatch<OutboxMessage>('outbox', [
    { id, timestamp: new Date(world.clock.now()), attempts: 1, body },
  ]);
  const done: string[] = [];
  const [message] = batch.messages;
  Object.assign(message!, { ack: () => done.push('ack'), retry: () => done.push('retry') });
  const ports: OutboxPorts = {
    clock: world.clock,
    messages: (cell) =>
      demoOutbox({
        keep: async (mail) => void (await cell.write([insertSent(mail, world.clock.now())])),
        behave,
      }),
  };
  await consumeOutbox(batch, readEnv(env), ports);
  return done;
}

function sentBy(store: TestStore) {
  return rows(
    store.cell,
    sql<{ recipient: string; subject: string; html: string }>`
    SELECT recipient, subject, html FROM sent_mail WHERE store_id = ${store.id}`,
  );
}

test('a purchase is confirmed once, however often the queue delivers', async () => {
  const store = await makeStore('b');
  const { checkout, outbox } = await bought(store);
  expect(await Promise.all([consume(store, outbox), consume(store, outbox)])).toEqual([
    ['ack'],
    ['ack'],
  ]);
  expect(await consume(store, outbox)).toEqual(['ack']);
  const mails = await sentBy(store);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: 'ana@example.com' });
  expect(mails[0]?.subject).toMatch(/^Tu compra .+ en Tienda store/);
  expect(mails[0]?.html).toContain(`http://${store.slug}.localhost/mis-compras/${checkout}`);
  expect((await outboxOf(store)).delivered_at).not.toBeNull();
});

test('a provider that fails or does not answer is asked again', async () => {
  const store = await makeStore();
  const { outbox } = await bought(store);
  expect(await consume(store, outbox, () => 'fail')).toEqual(['retry']);
  expect(await sentBy(store)).toHaveLength(0);
  expect(await consume(store, outbox, () => 'time_out')).toEqual(['retry']);
  expect(await consume(store, outbox)).toEqual(['ack']);
  expect(await sentBy(store)).toHaveLength(1);
  expect((await outboxOf(store)).attempts).toBe(3);
});

test('after eight tries it is left to a person, and one that is refused is not tried again', async () => {
  const store = await makeStore();
  const { outbox } = await bought(store);
  for (let n = 0; n < 8; n += 1)
    expect(await consume(store, outbox, () => 'fail')).toEqual(['retry']);
  expect(await consume(store, outbox)).toEqual(['ack']);
  expect(await sentBy(store)).toHaveLength(0);
  const other = await makeStore();
  const refused = await bought(other);
  expect(await consume(other, refused.outbox, () => 'refuse')).toEqual(['ack']);
});

test('what the queue forgot is told again by the cron', async () => {
  const store = await makeStore();
  const { outbox } = await bought(store);
  const work = makeWorld().work('a');
  const sent: OutboxMessage[] = [];
  const queue = {
    sendBatch: async (messages: { body: OutboxMessage }[]) =>
      void sent.push(...messages.map(({ body }) => body)),
  };
  const later = makeWorld();
  later.clock.advance(2 * MINUTE_MS);
  await reconcile({
    ...work,
    ports: { ...work.ports, clock: later.clock },
    env: { ...work.env, OUTBOX: queue as unknown as typeof work.env.OUTBOX },
  });
  expect(sent).toContainEqual({ cell: 'a', id: outbox });
});

test('/dev/outbox shows the store’s own mails in demo mode, and is not there otherwise', async () => {
  const store = await makeStore();
  const { outbox } = await bought(store);
  await consume(store, outbox);
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
  const json = (await answer.json()) as { results: { id: string }[] };
  expect(json.results.map(({ id }) => id)).toEqual([outbox]);
  const page = await ask('');
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; style-src 'sha256-/,
  );
  expect(await page.text()).toContain('ana@example.com');
  const mail = await ask(`?mail=${outbox}`);
  expect(mail.headers.get('content-security-policy')).toContain('sandbox');
  const other = await makeStore();
  expect((await ask(`?mail=${outbox}`, other)).status).toBe(404);
  expect(await (await ask('?format=json', other)).json()).toMatchObject({ results: [] });
  expect((await ask('', store, 'false')).status).toBe(404);
});
