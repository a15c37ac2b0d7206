/** What became of pushes, mails and text messages: noted for their reader alone, without words or whole addresses. */
import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDirectory } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv, type Env } from '../../../edge/env.ts';
import { forgetOldAlerts } from '../../../edge/flows/alerts/forget-old.ts';
import { logged } from '../../../edge/flows/alerts/logged.ts';
import { alertPush } from '../../../edge/flows/alerts/push.ts';
import { tellAccount } from '../../../edge/modules/alerts/index.ts';
import { consumeOutbox } from '../../../edge/outbox/consume.ts';
import { tellAlerts, writtenTopic, type MessageTopic } from '../../../edge/outbox/index.ts';
import { MAX_AGE_MS } from '../../../edge/outbox/retry.ts';
import { outboxPorts } from '../../../edge/outbox/ports.ts';
import { fakeSender } from '../../../edge/providers/message/fake.ts';
import { fakePush } from '../../../edge/providers/push/fake.ts';
import type { Delivery } from '../../../shared/contracts/deliveries.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { DELIVERY_KEPT_MS } from '../../../shared/rules/deliveries.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, PASSWORD, signIn, type SignedIn } from '../profiles/person.ts';
import { hire } from '../talk/people.ts';
import { EMAIL, mailOf, SECRET } from './secret-mail.ts';

vi.setConfig({ testTimeout: 60_000 });

const push = fakePush();
const platform = startPlatform({}, { push });
const clock = fixedClock(NOON);
const mail = fakeSender();
let ana: SignedIn;

beforeAll(async () => {
  await openStore({ slug: 'moda', cell: 'a' });
});
beforeEach(async () => {
  mail.behaviour = 'deliver';
  push.behaviour = 'deliver';
  await directory(sql`DELETE FROM delivery`);
  await directory(sql`DELETE FROM outbox`);
  await directory(
    sql`UPDATE account SET email = NULL, email_verified_at = NULL WHERE email = ${EMAIL}`,
  );
  ana = await signIn(platform, { store: 'moda', email: EMAIL });
});

async function ask(topic: { readonly name: string }, payload: object = {}): Promise<string> {
  const id = newId('message');
  const now = clock.now();
  await directory(sql`INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    VALUES (${id}, 'st_moda', ${topic.name}, ${JSON.stringify(payload)}, ${now}, ${now},
      ${now + MAX_AGE_MS})`);
  return id;
}

async function deliver(...topics: Parameters<typeof logged>[0][]): Promise<void> {
  const rows = await directory(
    sql<{ id: string }>`SELECT id FROM outbox WHERE delivered_at IS NULL AND dead_at IS NULL`,
  );
  const messages = rows.map(({ id }) => ({
    id,
    timestamp: new Date(),
    attempts: 1,
    body: { cell: 'DIRECTORY', id },
  }));
  const senders = { mail, sms: mail };
  const ports = {
    ...outboxPorts(readEnv(env)),
    clock,
    push,
    messages: () => senders,
    random: () => 0,
    deadlineMs: 2_000,
  };
  const batch = createMessageBatch('outbox', messages);
  await consumeOutbox(batch, readEnv(env), topics.map(logged), ports);
}

interface Listed {
  readonly results: readonly Delivery[];
  readonly matches_estimated: number;
}
const listed = async (who = ana) =>
  (await who.call<Listed>('GET', `/api/alerts/${who.id}/deliveries`)).body;

const moved = mailOf('mail.order_moved');

describe('a mail', () => {
  test('is noted for the account that proved its address, masked and without its words', async () => {
    await ask(moved);
    await deliver(moved);
    expect(await listed()).toEqual({
      results: [
        {
          way: 'mail',
          origin_app: 'store',
          address: 'a…@example.com',
          state: 'sent',
          reason: null,
          store: 'Lirio',
          created_at: new Date(NOON).toISOString(),
          changed_at: new Date(NOON).toISOString(),
        },
      ],
      matches_estimated: 1,
    });
    const rows = JSON.stringify(await directory(sql`SELECT * FROM delivery`));
    expect(rows).not.toContain(SECRET);
    expect(rows).not.toContain('secreta');
  });

  test('that is tried again is one row: queued, then sent', async () => {
    mail.behaviour = 'fail';
    await ask(moved);
    await deliver(moved);
    expect((await listed()).results).toMatchObject([{ state: 'queued', reason: null }]);
    mail.behaviour = 'deliver';
    clock.advance(3_600_000);
    await deliver(moved);
    expect((await listed()).results).toMatchObject([{ state: 'sent' }]);
    clock.advance(-3_600_000);
  });

  test('that is refused, or that nobody takes in its time, says which', async () => {
    mail.behaviour = 'refuse';
    await ask(moved);
    await deliver(moved);
    expect((await listed()).results).toMatchObject([{ state: 'failed', reason: 'refused' }]);
    mail.behaviour = 'fail';
    await ask(moved);
    await deliver(moved);
    clock.advance(MAX_AGE_MS + 1);
    await deliver(moved);
    const reasons = new Set((await listed()).results.map(({ reason }) => reason));
    expect(reasons).toEqual(new Set(['refused', 'unreached']));
    clock.advance(-MAX_AGE_MS - 1);
  });

  test('to an address that nobody has proved, with a PIN, or that stopped, is not noted', async () => {
    const stranger = mailOf('mail.return_of_buyer', 'nadie@example.com');
    const pin = {
      ...mailOf('written.pin'),
      ...writtenTopic('written.pin', { none: 'It is a PIN.' }),
    };
    const stopped: MessageTopic = { ...mailOf('mail.review_ask'), compose: async () => 'stopped' };
    for (const topic of [stranger, mailOf('written.reset_pin'), stopped]) await ask(topic);
    await deliver(stranger, mailOf('written.reset_pin'), pin, stopped);
    expect(await directory(sql`SELECT id FROM delivery`)).toEqual([]);
  });

  test('a note that cannot be written changes nothing about the mail', async () => {
    await ask(moved);
    await env.DIRECTORY.prepare(
      "CREATE TRIGGER no_notes BEFORE INSERT ON delivery BEGIN SELECT raise(ABORT, 'full'); END",
    ).run();
    await deliver(moved);
    await env.DIRECTORY.prepare('DROP TRIGGER no_notes').run();
    const rows = sql<{
      n: number;
    }>`SELECT count(*) AS n FROM outbox WHERE delivered_at IS NOT NULL`;
    expect(await directory(rows)).toEqual([{ n: 1 }]);
    expect((await listed()).results).toEqual([]);
  });
});

describe('a push', () => {
  const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

  const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  async function tell(): Promise<void> {
    await directory(sql`UPDATE session SET device = ${AGENT} WHERE account_id = ${ana.id}`);
    const endpoint = `https://push.example.com/send/${crypto.randomUUID()}`;
    await ana.call('POST', `/api/alerts/${ana.id}/devices`, { endpoint, keys: KEYS });
    const OUTBOX = { sendBatch: async () => undefined } as unknown as Env['OUTBOX'];
    const teller = { directory: openDirectory(readEnv(env)), env: { ...readEnv(env), OUTBOX } };
    const draft = {
      about: newId('message'),
      storeId: 'st_moda',
      storeName: 'Lirio',
      app: 'store',
      params: {},
      body: { es: SECRET },
    } as const;
    await tellAlerts(teller, tellAccount(draft, ana.id, clock.now()));
  }

  test.each([
    ['deliver', 'sent'],
    ['forget', 'forgotten'],
    ['fail', 'queued'],
  ] as const)('that the service would %s is %s, by its browser', async (behaviour, state) => {
    push.behaviour = behaviour;
    await tell();
    await deliver(alertPush);
    expect((await listed()).results).toMatchObject([
      { way: 'push', state, address: 'Firefox, Linux', store: 'Lirio' },
    ]);
    expect(JSON.stringify(await directory(sql`SELECT * FROM delivery`))).not.toMatch(
      /Palabras|push\.example/,
    );
  });

  test('that nobody takes in its time has failed', async () => {
    push.behaviour = 'fail';
    await tell();
    await deliver(alertPush);
    clock.advance(MAX_AGE_MS + 1);
    await deliver(alertPush);
    expect((await listed()).results).toMatchObject([{ state: 'failed', reason: 'unreached' }]);
    clock.advance(-MAX_AGE_MS - 1);
  });
});

describe('a store’s own mails', () => {
  const talk = mailOf('mail.talk', 'hola@moda.example');
  const toStore = () => ask(talk, { mailbox: 'st_moda', conversation: 'cv_1' });
  const ofStore = (who: SignedIn) => who.call<Listed>('GET', '/api/inbox/deliveries');

  test('are read by those who read its messages, and by nobody else', async () => {
    await toStore();
    await deliver(talk);
    const [despacho, ventas, nadie] = await Promise.all([
      signIn(platform, { store: 'moda', name: 'Despacho' }),
      signIn(platform, { store: 'moda', name: 'Ventas' }),
      signIn(platform, { store: 'moda', name: 'Nadie' }),
    ]);
    await hire(despacho, 'st_moda', 'dispatcher');
    await hire(ventas, 'st_moda', 'marketing');
    expect((await ofStore(despacho)).body).toMatchObject({
      results: [{ way: 'mail', address: 'h…@moda.example', state: 'sent', origin_app: 'inbox' }],
      matches_estimated: 1,
    });
    expect([(await ofStore(ventas)).status, (await ofStore(nadie)).status]).toEqual([403, 403]);
    expect((await listed()).results).toEqual([]);
  });

  test('do not hold what went to its customers', async () => {
    const toAna = mailOf('mail.talk');
    await ask(toAna, { mailbox: ana.id, conversation: 'cv_1' });
    await deliver(toAna);
    const owner = await signIn(platform, { store: 'moda', name: 'Dueña' });
    await hire(owner, 'st_moda', 'admin');
    expect((await ofStore(owner)).body.results).toEqual([]);
    expect((await listed()).results).toHaveLength(1);
  });
});

test('another account’s log is not found; pages are by offset and limit', async () => {
  for (let n = 0; n < 12; n += 1) {
    await ask(moved);
    clock.advance(1_000);
  }
  await deliver(moved);
  clock.advance(-12_000);
  const first = await listed();
  expect([first.results.length, first.matches_estimated]).toEqual([10, 12]);
  const path = `/api/alerts/${ana.id}/deliveries`;
  expect((await ana.call<Listed>('GET', `${path}?offset=10`)).body.results).toHaveLength(2);
  const eva = await signIn(platform, { store: 'moda', name: 'Eva' });
  expect((await eva.call('GET', path)).status).toBe(404);
});

test('it ends after 30 days, and with its account; the account takes it along', async () => {
  await ask(moved);
  await deliver(moved);
  const { body } = await ana.call<{ deliveries: object[] }>(
    'GET',
    `/api/profile/${ana.path}/export`,
  );
  expect(body.deliveries).toEqual([
    {
      store: 'Lirio',
      way: 'mail',
      address: 'a…@example.com',
      state: 'sent',
      created_at: new Date(NOON).toISOString(),
    },
  ]);
  const at = (now: number) => ({ env: readEnv(env), ports: { clock: fixedClock(now) } });
  await forgetOldAlerts(at(NOON + DELIVERY_KEPT_MS));
  expect((await listed()).results).toHaveLength(1);
  await ana.call('POST', `/api/profile/${ana.path}/erase`, { password: PASSWORD });
  expect(await directory(sql`SELECT id FROM delivery`)).toEqual([]);

  ana = await signIn(platform, { store: 'moda', email: EMAIL });
  await ask(moved);
  await deliver(moved);
  await forgetOldAlerts(at(NOON + DELIVERY_KEPT_MS + 1));
  expect(await directory(sql`SELECT id FROM delivery`)).toEqual([]);
});
