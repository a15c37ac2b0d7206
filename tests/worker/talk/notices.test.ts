/** What an order's way writes into the conversation in which its buyer has asked about it. */
import { createMessageBatch, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import * as directorySql from '../../../edge/db/directory-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { talkTopics } from '../../../edge/flows/talk/topics.ts';
import { consumeOutbox } from '../../../edge/outbox/consume.ts';
import type { OrderNote } from '../../../shared/contracts/order-notes.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { startPlatform } from '../platform/platform.ts';
import { cells, write } from '../platform/stores.ts';
import { directory } from '../profiles/person.ts';
import { sell } from '../profiles/sold.ts';
import { hire, objectOf, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
});

const tagOf = (order: string) => `order:${MODA}:..:${order}`;

/** A buyer with an order in its first stage, about which they have asked. */
async function asked(number: string) {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const order = await bought(ana, number);
  const { body } = await ana.start(MODA, { body: '¿Cuándo llega?', tags: [tagOf(order)] });
  return { ana, order, id: body.conversation.id };
}

async function bought(by: Talker, number: string): Promise<string> {
  const { order } = await sell({ store: 'moda', number, account: by.id });
  await write('a', sql`UPDATE purchase_order SET state = 'in_process' WHERE id = ${order}`);
  await write('a', sql`DELETE FROM outbox WHERE topic = 'talk.order'`);
  return order;
}

const move = (order: string, from: OrderState, to: OrderState) =>
  duena.call('POST', `/api/admin/suppliers/${MODA}/orders/${order}/next`, { from, to });

const note = (order: string, method: string, path: string, body?: object) =>
  duena.call<OrderNote>(method, `/api/admin/suppliers/${MODA}/orders/${order}/notes${path}`, body);

/** Hands the rows that wait to the outbox's consumer, as many times as is said. */
async function deliver(times = 1): Promise<number> {
  const { results } = await cells.a
    .prepare(`SELECT id FROM outbox WHERE topic = 'talk.order' AND delivered_at IS NULL`)
    .all<{ id: string }>();
  for (let turn = 0; turn < times; turn += 1) {
    // Calls write by the clock of the test, the consumer reads the machine's.
    await write(
      'a',
      sql`UPDATE outbox SET expires_at = ${Date.now() + 60_000}, delivered_at = NULL,
        next_at = 0 WHERE topic = 'talk.order'`,
    );
    const messages = results.map(({ id }) => ({
      id,
      timestamp: new Date(),
      attempts: 1,
      body: { cell: 'a', id },
    }));
    await consumeOutbox(createMessageBatch('outbox', messages), readEnv(env), talkTopics);
  }
  return results.length;
}

async function lines(who: Talker, id: string, key?: string) {
  const { body } = await who.history(id, '', key);
  return body.results
    .toReversed()
    .map(({ notice, body: said, is_deleted: gone }) => [notice?.key ?? null, gone ? null : said]);
}

test('each stage stands in the conversation once, for both sides, by its key and the order’s number', async () => {
  const { ana, order, id } = await asked('MJ-1');
  expect((await move(order, 'in_process', 'to_deliver')).status).toBe(200);
  await deliver(2);
  expect((await move(order, 'to_deliver', 'paid')).status).toBe(200);
  expect(await deliver(2)).toBeGreaterThan(0);
  const whole = [
    [null, '¿Cuándo llega?'],
    ['to_deliver', ''],
    ['paid', ''],
  ];
  expect(await lines(ana, id)).toEqual(whole);
  expect(await lines(duena, id, MODA)).toEqual(whole);
  const { body } = await ana.history(id);
  expect(body.results[0]).toMatchObject({
    owner: MODA,
    seq: 3,
    after: 2,
    notice: { key: 'paid', params: { number: 'MJ-1' } },
    links: [{ kind: 'order', label: 'MJ-1', path: `/mis-compras/${order}` }],
    key: null,
  });
});

test('nobody is alerted, written to or kept from answering by it, and lists stay as they are', async () => {
  const { ana, order, id } = await asked('MJ-2');
  await duena.open(id, undefined, MODA);
  await told(id);
  await move(order, 'in_process', 'to_deliver');
  await deliver();
  await told(id);
  expect((await ana.get(id)).body).toMatchObject({
    pending: 0,
    last_message_teaser: '¿Cuándo llega?',
    last_message_sender: ana.id,
  });
  expect((await duena.get(id, MODA)).body.pending).toBe(0);
  expect((await ana.list()).body.pending).toBe(0);
  const alerts = await directory(
    directorySql.sql`SELECT id FROM alert WHERE account_id = ${ana.id} AND origin_app = 'inbox'`,
  );
  expect(alerts).toEqual([]);
  const { mail } = await runInDurableObject(objectOf(id), (_object, { storage }) =>
    storage.sql
      .exec<{ mail: number }>(
        'SELECT count(*) AS mail FROM party WHERE id = ? AND mail_at IS NOT NULL',
        ana.id,
      )
      .one(),
  );
  expect(mail).toBe(0);
  // The buyer has opened nothing, and needs to open nothing: the seller's answer is what waits.
  await duena.write(id, { body: 'Mañana' }, MODA);
  expect((await ana.get(id)).body.pending).toBe(1);
});

test('an order that nobody asked about opens no conversation, whoever else talks', async () => {
  const { ana, id } = await asked('MJ-3');
  const other = await bought(ana, 'MJ-4');
  await move(other, 'in_process', 'to_deliver');
  const silent = await talker(platform, 'moda', 'Sin preguntas');
  const quiet = await bought(silent, 'MJ-5');
  await move(quiet, 'in_process', 'to_deliver');
  await deliver();
  expect(await lines(ana, id)).toEqual([[null, '¿Cuándo llega?']]);
  expect((await silent.list()).body.results).toEqual([]);
  const { body } = await silent.start(MODA);
  expect(body.message.seq).toBe(1);
});

test('a note for the buyer stands there as it is now: changed, made internal, deleted, put back', async () => {
  const { ana, order, id } = await asked('MJ-6');
  await note(order, 'POST', '', { text: 'Frágil', audience: 'internal' });
  expect(await deliver()).toBe(0);
  const { body: written } = await note(order, 'POST', '', {
    text: 'Va en 2 cajas',
    audience: 'client',
  });
  const last = async () => (await lines(ana, id)).at(-1);
  await deliver(2);
  expect(await lines(ana, id)).toHaveLength(2);
  expect(await last()).toEqual(['note', 'Va en 2 cajas']);
  const at = `/${written.id}`;
  await note(order, 'PUT', at, { text: 'Va en 3 cajas', audience: 'client' });
  await deliver();
  expect(await last()).toEqual(['note', 'Va en 3 cajas']);
  await note(order, 'PUT', at, { text: 'Faltó una caja', audience: 'internal' });
  await deliver();
  expect(await last()).toEqual(['note', null]);
  await note(order, 'PUT', at, { text: 'Salieron 3', audience: 'client' });
  await deliver();
  expect(await last()).toEqual(['note', 'Salieron 3']);
  await note(order, 'DELETE', at);
  await deliver();
  expect(await last()).toEqual(['note', null]);
  await note(order, 'POST', `${at}/restore`);
  await deliver();
  expect(await last()).toEqual(['note', 'Salieron 3']);
  expect(await lines(ana, id)).toHaveLength(2);
});

test('a message without a tag goes on with the order; one about something else does not', async () => {
  const { ana, order, id } = await asked('MJ-7');
  const other = await bought(ana, 'MJ-8');
  await duena.write(id, { body: 'Mañana' }, MODA);
  await ana.write(id, { body: '¿Y este?', tags: [tagOf(other)] });
  await move(order, 'in_process', 'to_deliver');
  await deliver();
  // A notice between does not change what an answer is about.
  await duena.write(id, { body: 'También' }, MODA);
  const seqs = (tag: string) =>
    runInDurableObject(objectOf(id), (_object, { storage }) =>
      storage.sql
        .exec<{ seq: number }>('SELECT seq FROM thread WHERE tag = ? ORDER BY seq', tagOf(tag))
        .toArray()
        .map(({ seq }) => seq),
    );
  expect(await seqs(order)).toEqual([1, 2, 4]);
  expect(await seqs(other)).toEqual([3, 5]);
});

test('a question that was taken back leaves no conversation about its order', async () => {
  const { ana, order, id } = await asked('MJ-9');
  const { body } = await ana.history(id);
  await ana.call('DELETE', `/api/inbox/messages/${id}/${ana.id}/${body.results[0]?.id}`);
  await move(order, 'in_process', 'to_deliver');
  await deliver();
  expect(await lines(ana, id)).toEqual([[null, null]]);
});

test('both sides read the last lines on the order’s page, and write there; nobody else does', async () => {
  const { ana, order } = await asked('MJ-10');
  await move(order, 'in_process', 'to_deliver');
  await deliver();
  const page = async (path: string, who?: Talker) => {
    const headers: Record<string, string> = who ? { cookie: who.cookie } : {};
    return (await platform.ask(`http://moda.localhost${path}/${order}`, { headers })).text();
  };
  for (const html of [await page('/mis-compras', ana), await page('/admin/ordenes', duena)]) {
    expect(html).toContain('¿Cuándo llega?');
    expect(html).toContain('shop-order-talk');
    expect(html).toContain(`tag=${encodeURIComponent(tagOf(order))}`);
  }
  const stranger = await talker(platform, 'moda', 'Nadie');
  for (const html of [await page('/mis-compras'), await page('/mis-compras', stranger)]) {
    expect(html).not.toContain('¿Cuándo llega?');
  }
  const keeper = await talker(platform, 'moda', 'Cuentas');
  await hire(keeper, MODA, 'accountant');
  const html = await page('/admin/ordenes', keeper);
  expect(html).toContain('MJ-10');
  expect(html).not.toContain('¿Cuándo llega?');
});
