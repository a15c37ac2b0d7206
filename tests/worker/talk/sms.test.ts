/** Text messages to accounts that proved a number and no mail address, while their store has some left. */
import { createMessageBatch, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { logged } from '../../../edge/flows/alerts/logged.ts';
import { obeying } from '../../../edge/flows/alerts/obey.ts';
import { talkTopics } from '../../../edge/flows/talk/topics.ts';
import { consumeOutbox } from '../../../edge/outbox/consume.ts';
import { outboxPorts } from '../../../edge/outbox/ports.ts';
import { fakeSender } from '../../../edge/providers/message/fake.ts';
import type { TextMessages } from '../../../shared/contracts/text-messages.ts';
import type { Alert } from '../../../shared/contracts/alerts.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { TEXT_MESSAGE_MAX } from '../../../shared/rules/text-message.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, signIn } from '../profiles/person.ts';
import { hire, objectOf, openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const clock = fixedClock(Date.now());
const mail = fakeSender();
const sms = fakeSender();
let duena: Talker;
let phones = 0;

beforeAll(async () => {
  duena = await openModa(platform);
  await openStore({ slug: 'casa', cell: 'a' });
});
beforeEach(async () => {
  sms.behaviour = 'deliver';
  await directory(sql`DELETE FROM text_credit`);
  await directory(sql`DELETE FROM text_taken`);
  await directory(sql`DELETE FROM outbox`);
  await directory(sql`DELETE FROM delivery`);
  await directory(sql`DELETE FROM alert`);
});

/** An account that has proved a number and nothing else. */
async function withPhone(): Promise<Talker & { readonly phone: string }> {
  const one = await talker(platform, 'moda', 'Ana Ruiz');
  phones += 1;
  const phone = `+5255${String(phones).padStart(8, '0')}`;
  await directory(sql`UPDATE account SET email = NULL, email_verified_at = NULL, phone = ${phone},
      country = 'MX', phone_verified_at = 1 WHERE id = ${one.id}`);
  return { ...one, phone };
}

const credit = (amount: number, runout = 'ms_00000000000000000000000001') =>
  directory(sql`INSERT INTO text_credit (store_id, amount, set_at, runout_id)
    VALUES (${MODA}, ${amount}, 1, ${runout})
    ON CONFLICT (store_id) DO UPDATE SET amount = excluded.amount, runout_id = excluded.runout_id`);

async function left(): Promise<number | undefined> {
  const rows = await directory(
    sql<{ amount: number }>`SELECT amount FROM text_credit WHERE store_id = ${MODA}`,
  );
  return rows[0]?.amount;
}

/** The store writes to an account, whose 15 minutes pass. */
async function writtenTo(who: Talker): Promise<string> {
  const { id } = (await who.start(MODA)).body.conversation;
  await duena.write(id, { body: 'Sí, en azul' }, MODA);
  await later(id);
  return id;
}

async function later(id: string): Promise<void> {
  await runInDurableObject(objectOf(id), async (_object, state) => {
    state.storage.sql.exec('UPDATE party SET mail_at = 1 WHERE mail_at IS NOT NULL');
    await state.storage.setAlarm(Date.now());
  });
  await runDurableObjectAlarm(objectOf(id));
}

/** Delivers the rows that wait, all at once. Objects write them by the machine's clock. */
async function deliver(topics = talkTopics.map(obeying).map(logged)): Promise<void> {
  clock.advance(Math.max(0, Date.now() - clock.now()));
  await directory(sql`UPDATE outbox SET expires_at = ${clock.now() + 60_000}
    WHERE next_at <= ${clock.now()}`);
  const waiting = await directory(
    sql<{ id: string }>`SELECT id FROM outbox WHERE topic = 'mail.talk' AND delivered_at IS NULL
      AND dead_at IS NULL`,
  );
  const messages = waiting.map(({ id }) => ({
    id,
    timestamp: new Date(),
    attempts: 1,
    body: { cell: 'DIRECTORY', id },
  }));
  const messagesOf = () => ({ mail, sms });
  const ports = { ...outboxPorts(readEnv(env)), clock, messages: messagesOf, deadlineMs: 2_000 };
  await consumeOutbox(createMessageBatch('outbox', messages), readEnv(env), topics, ports);
}

const textsTo = (phone: string) =>
  [...sms.sent.values()].filter(({ recipient }) => recipient === phone);

const alertsOf = async (who: Talker) => {
  const { body } = await who.call<{ alerts: Alert[] }>('GET', `/api/alerts/${who.id}`);
  return body.alerts.filter(({ origin_app: app }) => app === 'sms');
};

test('one text an absence, of one message, without a word of the conversation, with a link that wants a sign-in', async () => {
  await credit(5);
  const ana = await withPhone();
  const id = await writtenTo(ana);
  await deliver();
  const [one, ...more] = textsTo(ana.phone);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ channel: 'sms', storeId: MODA, locale: 'es' });
  expect(one!.text.length).toBeLessThanOrEqual(TEXT_MESSAGE_MAX);
  expect(one!.text).toContain(`http://moda.localhost/me/inbox/conversation/${id}`);
  expect(one!.text).not.toMatch(/azul|Ana/);
  const asked = await platform.ask(`http://moda.localhost/me/inbox/conversation/${id}`, {
    redirect: 'manual',
  });
  expect(asked.headers.get('location')).toContain('/login');
  expect(await left()).toBe(4);

  await duena.write(id, { body: 'Y en verde' }, MODA);
  await later(id);
  await deliver();
  expect(textsTo(ana.phone)).toHaveLength(1);
  expect(await left()).toBe(4);
  await ana.open(id);
  await duena.write(id, { body: 'Hoy la enviamos' }, MODA);
  await later(id);
  await deliver();
  expect(textsTo(ana.phone)).toHaveLength(2);
  expect(await left()).toBe(3);
});

test('an account that has proved a mail address gets the mail, and its store keeps its texts', async () => {
  await credit(5);
  const ana = await withPhone();
  await directory(sql`UPDATE account SET email = 'con-correo@example.com', email_verified_at = 1
    WHERE id = ${ana.id}`);
  await writtenTo(ana);
  await deliver();
  expect(textsTo(ana.phone)).toEqual([]);
  expect([...mail.sent.values()].map(({ recipient }) => recipient)).toContain(
    'con-correo@example.com',
  );
  expect(await left()).toBe(5);
});

test('a store that never had texts sends none, and is told nothing', async () => {
  const ana = await withPhone();
  await writtenTo(ana);
  await deliver();
  expect(textsTo(ana.phone)).toEqual([]);
  expect(await alertsOf(duena)).toEqual([]);
});

test('the last one is taken once, by two accounts at once; the store is told once, and again after a refill', async () => {
  await credit(1);
  const [ana, eva] = await Promise.all([withPhone(), withPhone()]);
  await Promise.all([writtenTo(ana), writtenTo(eva)]);
  await deliver();
  expect([...textsTo(ana.phone), ...textsTo(eva.phone)]).toHaveLength(1);
  expect(await left()).toBe(0);
  const told = await alertsOf(duena);
  expect(told).toMatchObject([{ origin_app: 'sms', params: { subtype: 'sms_runout' } }]);
  const more = await withPhone();
  await writtenTo(more);
  await deliver();
  expect(textsTo(more.phone)).toEqual([]);
  expect(await alertsOf(duena)).toHaveLength(1);

  await credit(1, 'ms_00000000000000000000000002');
  const last = await withPhone();
  await writtenTo(last);
  await deliver();
  expect(textsTo(last.phone)).toHaveLength(1);
  expect((await alertsOf(duena))[0]).toMatchObject({ params: { subtype: 'sms_runout' } });
  expect(
    await directory(
      sql`SELECT id FROM alert WHERE account_id = ${duena.id} AND origin_app = 'sms'`,
    ),
  ).toHaveLength(2);
});

test('a text that is tried again takes no second one; one that the phone refuses costs none', async () => {
  await credit(3);
  sms.behaviour = 'fail';
  const ana = await withPhone();
  await writtenTo(ana);
  await deliver();
  expect(await left()).toBe(2);
  sms.behaviour = 'deliver';
  await directory(sql`UPDATE outbox SET next_at = 0`);
  await deliver();
  expect(textsTo(ana.phone)).toHaveLength(1);
  expect(await left()).toBe(2);

  sms.behaviour = 'refuse';
  await writtenTo(await withPhone());
  await deliver();
  expect(await left()).toBe(2);
});

test('who wants no mails of messages gets no texts; quiet hours hold one back until they end', async () => {
  await credit(3);
  const [ana, eva] = await Promise.all([withPhone(), withPhone()]);
  await directory(sql`INSERT INTO alert_preference (account_id, origin_app, by_mail, by_push)
    VALUES (${ana.id}, 'inbox', 0, 1)`);
  const minute = (at: number) => new Date(at).toISOString().slice(11, 16);
  const now = clock.now();
  await directory(sql`INSERT INTO quiet_hours (account_id, quiet_from, quiet_to, quiet_zone)
    VALUES (${eva.id}, ${minute(now - 3_600_000)}, ${minute(now + 3_600_000)}, 'UTC')`);
  await Promise.all([writtenTo(ana), writtenTo(eva)]);
  await deliver();
  await deliver();
  expect([...textsTo(ana.phone), ...textsTo(eva.phone)]).toEqual([]);
  expect(await left()).toBe(3);
  clock.advance(3_700_000);
  await deliver();
  expect(textsTo(ana.phone)).toEqual([]);
  expect(textsTo(eva.phone)).toHaveLength(1);
  expect(await left()).toBe(2);
  clock.advance(-3_700_000);
});

test('another store’s texts are its own', async () => {
  await directory(sql`INSERT INTO text_credit (store_id, amount, set_at, runout_id)
    VALUES ('st_casa', 9, 1, 'ms_00000000000000000000000003')`);
  const ana = await withPhone();
  await writtenTo(ana);
  await deliver();
  expect(textsTo(ana.phone)).toEqual([]);
  expect(await directory(sql`SELECT amount FROM text_credit WHERE store_id = 'st_casa'`)).toEqual([
    { amount: 9 },
  ]);
});

test('a stranger without an account with a number is written to by nobody', async () => {
  await credit(3);
  const eva = await signIn(platform, { store: 'moda', name: 'Eva' });
  const one = await talker(platform, 'moda', 'Luz');
  await directory(
    sql`UPDATE account SET email = NULL, email_verified_at = NULL WHERE id = ${one.id}`,
  );
  await writtenTo(one);
  await deliver();
  expect(await left()).toBe(3);
  expect(eva.id).not.toBe(one.id);
});

const textsOf = (who: { readonly call: Talker['call'] }, query = '') =>
  who.call<TextMessages>('GET', `/api/inbox/texts${query}`);

test('the store reads how many are left and the last that were sent: its own, masked, by whoever reads its messages', async () => {
  expect((await textsOf(duena)).body).toEqual({
    left: null,
    set_at: null,
    results: [],
    matches_estimated: 0,
  });
  await credit(2);
  const ana = await withPhone();
  await writtenTo(ana);
  await deliver();
  await directory(sql`INSERT INTO delivery (id, account_id, store_id, store_name, way, origin_app,
      address, state, created_at, changed_at)
    VALUES ('ms_casa', ${ana.id}, 'st_casa', 'Casa', 'text', 'inbox', '…9999', 'sent', 1, 1),
      ('ms_mail', ${ana.id}, ${MODA}, 'Lirio', 'mail', 'inbox', 'a…@example.com', 'sent', 1, 1)`);
  const { body } = await textsOf(duena);
  expect(body).toMatchObject({ left: 1, set_at: new Date(1).toISOString(), matches_estimated: 1 });
  expect(body.results).toMatchObject([
    { way: 'text', address: `…${ana.phone.slice(-4)}`, state: 'sent', origin_app: 'inbox' },
  ]);
  expect(JSON.stringify(body)).not.toContain(ana.phone);
  expect((await textsOf(duena, '?offset=1')).body).toMatchObject({
    results: [],
    matches_estimated: 1,
  });
  const [despacho, ventas] = await Promise.all([
    signIn(platform, { store: 'moda', name: 'Despacho' }),
    signIn(platform, { store: 'moda', name: 'Ventas' }),
  ]);
  await hire(despacho, MODA, 'dispatcher');
  await hire(ventas, MODA, 'marketing');
  const seen = await Promise.all([despacho, ventas, ana].map((who) => textsOf(who)));
  expect(seen.map(({ status }) => status)).toEqual([200, 403, 403]);
});
