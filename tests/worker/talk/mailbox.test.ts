/** Sockets of mailboxes: what they tell, whom, and the presence that they are. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { MailboxEvent } from '../../../shared/contracts/talk-line.ts';
import { PRESENCE_POLL_MS } from '../../../shared/kernel/constants/timers.ts';
import { DISMISSED, MAILBOX_SOCKET } from '../../../shared/rules/talk-line.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory } from '../profiles/person.ts';
import { hire, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
});

const person = (name = 'Ana Ruiz') => talker(platform, 'moda', name);
const until = (is: () => void | Promise<void>) => vi.waitFor(is, { timeout: 5_000, interval: 5 });
const mailbox = (id: string) => env.MAILBOX.get(env.MAILBOX.idFromName(id));

const ask = ({ cookie }: Pick<Talker, 'cookie'>, headers: object = {}, query = '') =>
  platform.ask(`http://moda.localhost${MAILBOX_SOCKET}${query}`, {
    headers: { upgrade: 'websocket', cookie, origin: 'http://moda.localhost', ...headers },
  });

async function open(who: Talker, query?: string) {
  const answer = await ask(who, {}, query);
  const socket = (answer as unknown as { webSocket: WebSocket & { accept(): void } }).webSocket;
  expect(answer.status).toBe(101);
  const events: MailboxEvent[] = [];
  const texts: string[] = [];
  let ended: (code: number) => void = () => {};
  const closing = new Promise<number>((resolve) => (ended = resolve));
  socket.addEventListener('close', ({ code }) => ended(code));
  socket.addEventListener('message', ({ data }) => {
    if (data === 'pong') texts.push(String(data));
    else events.push(JSON.parse(String(data)) as MailboxEvent);
  });
  socket.accept();
  return { socket, events, texts, closed: () => closing };
}

test('each side is told of its own list: the account of its own, staff of the store’s too', async () => {
  const ana = await person();
  const [hers, theirs] = [await open(ana), await open(duena)];
  const { body } = await ana.start(MODA);
  const { id } = body.conversation;
  await told(id);
  await until(() =>
    expect(theirs.events).toContainEqual({ type: 'mailbox', key: MODA, pending: 1 }),
  );
  expect(hers.events.at(-1)).toEqual({ type: 'mailbox', key: ana.id, pending: 0 });
  await duena.write(id, { body: 'Sí' }, MODA);
  await told(id);
  const own = () => hers.events.filter(({ key }) => key === ana.id);
  await until(() => expect(own().at(-1)).toMatchObject({ pending: 1 }));
  await ana.open(id);
  await told(id);
  await until(() => expect(own().at(-1)).toMatchObject({ pending: 0 }));
});

test('an account is told how many of its alerts wait as they come', async () => {
  const ana = await person();
  const line = await open(ana);
  const { body } = await ana.start(MODA);
  await told(body.conversation.id);
  await duena.write(body.conversation.id, { body: 'Sí' }, MODA);
  await told(body.conversation.id);
  const event = { type: 'mailbox', key: 'alerts', pending: 1 };
  await until(() => expect(line.events).toContainEqual(event));
});

test('staff who may not read the store’s messages any more hear nothing of them', async () => {
  const despacho = await person('Despacho');
  await hire(despacho, MODA, 'dispatcher');
  const line = await open(despacho);
  await hire(despacho, MODA, 'accountant');
  const ana = await person();
  const { body } = await ana.start(MODA);
  await told(body.conversation.id);
  const own = await despacho.start(MODA);
  await told(own.body.conversation.id);
  await until(() => expect(line.events).toMatchObject([{ key: despacho.id }]));
});

test('it is refused to visitors and to pages of other sites, and ends with its session', async () => {
  const ana = await person();
  expect((await ask({ cookie: '' })).status).toBe(401);
  expect((await ask(ana, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await ask(ana, { upgrade: 'h2c' })).status).toBe(404);
  const line = await open(ana);
  await ana.call('POST', '/api/auth/logout');
  expect(await line.closed()).toBe(DISMISSED);
});

test('an account has 16 of them, and one that says more than a ping loses it', async () => {
  const ana = await person();
  const lines = [];
  for (let n = 0; n < 16; n += 1) lines.push(await open(ana));
  const full = await ask(ana);
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '5']);
  const [first, second] = lines;
  second?.socket.send('ping');
  await until(() => expect(second?.texts).toEqual(['pong']));
  first?.socket.send('{"type":"writing"}');
  expect(await first?.closed()).toBe(1008);
});

test('an open socket is presence: its last ping is written, once in five minutes', async () => {
  const ana = await person();
  const line = await open(ana);
  const beatOf = async () =>
    (
      await directory(
        sql<{ at: number | null }>`SELECT heartbeat_at AS at FROM account WHERE id = ${ana.id}`,
      )
    )[0]?.at;
  line.socket.send('ping');
  await until(() => expect(line.texts).toEqual(['pong']));
  await runDurableObjectAlarm(mailbox(ana.id));
  await until(async () => expect(await beatOf()).toBeGreaterThan(0));
  const first = await beatOf();
  await runDurableObjectAlarm(mailbox(ana.id));
  expect(await beatOf()).toBe(first);
});

test('a browser whose socket was away is told what waits by now, in each of its mailboxes', async () => {
  const ana = await person();
  const { body } = await ana.start(MODA);
  await told(body.conversation.id);
  await duena.write(body.conversation.id, { body: 'Sí' }, MODA);
  await told(body.conversation.id);
  const first = await open(ana);
  await new Promise((done) => setTimeout(done, 200));
  expect(first.events).toEqual([]);
  const back = await open(ana, '?since');
  await until(() => expect(back.events).toHaveLength(2));
  expect(back.events).toContainEqual({ type: 'mailbox', key: ana.id, pending: 1 });
  expect(back.events).toContainEqual({ type: 'mailbox', key: 'alerts', pending: 1 });
});

test('DIRECTORY knows until when an account listens; a conversation wakes no mailbox after that', async () => {
  const ana = await person();
  const [never] = await directory(listensUntilOf(ana.id));
  expect(never?.at).toBe(null);
  const line = await open(ana);
  const [opened] = await directory(listensUntilOf(ana.id));
  expect(opened?.at).toBeGreaterThan(Date.now() + 2 * PRESENCE_POLL_MS);
  const { id } = (await ana.start(MODA)).body.conversation;
  await told(id);
  await until(() => expect(line.events).toHaveLength(1));
  // A mailbox that were woken all the same would tell its socket.
  await directory(sql`UPDATE account SET listens_until = ${Date.now()} WHERE id = ${ana.id}`);
  await duena.write(id, { body: 'Sí' }, MODA);
  await told(id);
  await runInDurableObject(mailbox(ana.id), (_, { storage }) => storage.kv.put('listens', 0));
  await runDurableObjectAlarm(mailbox(ana.id));
  const [renewed] = await directory(listensUntilOf(ana.id));
  expect(renewed?.at).toBeGreaterThanOrEqual(opened?.at ?? Infinity);
  expect(line.events.filter(({ key }) => key === ana.id)).toMatchObject([{ pending: 0 }]);
});

const listensUntilOf = (id: string) =>
  sql<{ at: number | null }>`SELECT listens_until AS at FROM account WHERE id = ${id}`;
