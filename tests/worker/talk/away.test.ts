/** Whoever is away: one alert at once, one mail after 15 minutes, no second one until they looked. */
import { createMessageBatch, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { consumeOutbox } from '../../../edge/outbox/consume.ts';
import { talkTopics } from '../../../edge/flows/talk/topics.ts';
import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import type { Alert } from '../../../shared/contracts/alerts.ts';
import { socketPath } from '../../../shared/rules/talk-line.ts';
import { MAIL_AFTER_MS } from '../../../shared/rules/talk.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, PASSWORD } from '../profiles/person.ts';
import { hire, objectOf, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  await openStore({ slug: 'moda', cell: 'a', profile: { contact_email: 'hola@moda.example' } });
  duena = await talker(platform, 'moda', 'Dueña');
  await directory(sql`UPDATE store SET owner_id = ${duena.id} WHERE id = ${MODA}`);
});

const person = (name = 'Ana Ruiz') => talker(platform, 'moda', name);

async function alertsOf(who: Talker): Promise<readonly Alert[]> {
  const { body } = await who.call<{ alerts: Alert[] }>('GET', `/api/alerts/${who.id}`);
  return body.alerts;
}

/** Lets the time of a mail come. */
async function fifteenMinutesLater(id: string): Promise<void> {
  await runInDurableObject(objectOf(id), async (_object, state) => {
    state.storage.sql.exec('UPDATE party SET mail_at = 1 WHERE mail_at IS NOT NULL');
    await state.storage.setAlarm(Date.now());
  });
  await runDurableObjectAlarm(objectOf(id));
}

interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

/** Hands the rows that wait to the outbox's consumer, and gives what was sent about a conversation. */
async function sent(id: string): Promise<Mail[]> {
  await deliverAll('mail.talk');
  return directory(
    sql<Mail>`SELECT recipient, subject, text FROM sent_mail WHERE instr(text, ${id}) > 0
      ORDER BY sent_at, subject`,
  );
}

async function deliverAll(topic: string): Promise<void> {
  // Calls write by the clock of the test, the consumer reads the machine's.
  await directory(sql`UPDATE outbox SET expires_at = ${Date.now() + 60_000}`);
  const waiting = await directory(
    sql<{ id: string }>`SELECT id FROM outbox WHERE topic = ${topic} AND delivered_at IS NULL
      AND dead_at IS NULL`,
  );
  const messages = waiting.map((row) => ({
    id: row.id,
    timestamp: new Date(),
    attempts: 1,
    body: { cell: 'DIRECTORY', id: row.id },
  }));
  await consumeOutbox(createMessageBatch('outbox', messages), readEnv(env), talkTopics);
}

async function withMail(who: Talker, email: string): Promise<void> {
  await directory(sql`UPDATE account SET email = ${email}, email_verified_at = 1
    WHERE id = ${who.id}`);
}

test('a store’s people are told by an alert at once, which leads to the conversation', async () => {
  const [ana, despacho, ventas] = await Promise.all([
    person(),
    person('Despacho'),
    person('Ventas'),
  ]);
  await hire(despacho, MODA, 'dispatcher');
  await hire(ventas, MODA, 'marketing');
  const { id } = (await ana.start(MODA)).body.conversation;
  await told(id);
  await ana.write(id, { body: '¿Sigues ahí?' });
  await told(id);
  const [one, ...more] = (await alertsOf(despacho)).filter(
    ({ params }) => params.contact_id === id,
  );
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    origin_app: 'inbox',
    params: { type: 'conversation', contact_id: id, supplier: MODA },
    message_body: { es: 'Ana Ruiz te escribió' },
    store: { id: MODA, url: 'http://moda.localhost' },
  });
  expect(await alertsOf(ventas)).toEqual([]);
  expect(await alertsOf(ana)).toEqual([]);
});

test('who has it open is told nothing', async () => {
  const ana = await person();
  const { id } = (await ana.start(MODA)).body.conversation;
  const answer = await platform.ask(`http://moda.localhost${socketPath(id)}`, {
    headers: { upgrade: 'websocket', cookie: ana.cookie, origin: 'http://moda.localhost' },
  });
  const { webSocket } = answer as unknown as { webSocket: WebSocket & { accept(): void } };
  webSocket.accept();
  await duena.write(id, { body: 'Sí' }, MODA);
  await told(id);
  expect(await alertsOf(ana)).toEqual([]);
  webSocket.close();
});

test('an erased account’s words and name are taken away, the other side’s stay', async () => {
  const ana = await person('Ana Secreta');
  const { id } = (await ana.start(MODA, { body: 'Mi secreto' })).body.conversation;
  await duena.write(id, { body: 'De la tienda' }, MODA);
  await told(id);
  const { body: taken } = await ana.call<AccountExport>('GET', `/api/profile/${ana.path}/export`);
  expect(taken.conversations).toMatchObject([
    {
      with: 'Tienda moda',
      messages: [
        { is_own: true, text: 'Mi secreto' },
        { is_own: false, text: 'De la tienda' },
      ],
    },
  ]);
  const erased = await ana.call('POST', `/api/profile/${ana.path}/erase`, { password: PASSWORD });
  expect(erased.status).toBe(200);
  await deliverAll('tell.talk_erased');
  await told(id);
  const { body } = await duena.history(id, '', MODA);
  expect(body.results.map((one) => one.body)).toEqual(['De la tienda', '']);
  const rows = await directory(
    sql`SELECT mailbox_id, peer_name, folded FROM conversation WHERE id = ${id}`,
  );
  expect(rows).toEqual([expect.objectContaining({ mailbox_id: MODA, peer_name: '' })]);
  expect(JSON.stringify([body, rows])).not.toMatch(/secret/i);
  expect((await duena.write(id, { body: 'x' }, MODA)).body).toMatchObject({
    code: 'supplier_not_found',
  });
});

test('erased staff leave no name in what they wrote for the store; the words stay', async () => {
  const [ana, eva] = await Promise.all([person(), person('Eva Despachadora')]);
  await hire(eva, MODA, 'dispatcher');
  const { id } = (await ana.start(MODA)).body.conversation;
  await eva.write(id, { body: 'Sí hay' }, MODA);
  await duena.write(id, { body: 'Y en rojo' }, MODA);
  expect(JSON.stringify((await duena.history(id, '', MODA)).body)).toContain('Despachadora');
  const erased = await eva.call('POST', `/api/profile/${eva.path}/erase`, { password: PASSWORD });
  expect(erased.status).toBe(200);
  await deliverAll('tell.talk_erased');
  const { body } = await duena.history(id, '', MODA);
  expect(JSON.stringify(body)).not.toContain('Despachadora');
  expect(body.results.map((one) => [one.body, one.peer_name])).toEqual([
    ['Y en rojo', 'Dueña'],
    ['Sí hay', ''],
    ['¿Hay en talla M?', 'Ana Ruiz'],
  ]);
  const left = sql`SELECT 1 FROM conversation_writer WHERE writer_id = ${eva.id}`;
  expect(await directory(left)).toEqual([]);
});

describe('a mail', () => {
  test('goes once after 15 minutes, and again only once it was opened', async () => {
    const ana = await person();
    await withMail(ana, 'ana@example.com');
    const { id } = (await ana.start(MODA)).body.conversation;
    const before = Date.now();
    await duena.write(id, { body: 'Sí' }, MODA);
    const due = await runInDurableObject(objectOf(id), (_object, state) =>
      Number(
        state.storage.sql.exec('SELECT mail_at FROM party WHERE id = ?', ana.id).one()['mail_at'],
      ),
    );
    expect(due).toBeGreaterThanOrEqual(before + MAIL_AFTER_MS);
    await duena.write(id, { body: 'En azul también' }, MODA);
    await fifteenMinutesLater(id);
    const mails = (await sent(id)).filter(({ recipient }) => recipient === 'ana@example.com');
    expect(mails).toMatchObject([{ subject: 'Tienes 2 mensajes en Tienda moda' }]);
    expect(mails[0]!.text).toContain(`http://moda.localhost/me/inbox/conversation/${id}`);
    expect(mails[0]!.text).not.toContain('azul');

    await duena.write(id, { body: 'Y en verde' }, MODA);
    await fifteenMinutesLater(id);
    expect((await sent(id)).filter(({ recipient }) => recipient.startsWith('ana'))).toHaveLength(1);
    await ana.open(id);
    await duena.write(id, { body: 'Hoy la enviamos' }, MODA);
    await fifteenMinutesLater(id);
    expect((await sent(id)).filter(({ recipient }) => recipient.startsWith('ana'))).toHaveLength(2);
  });

  test('goes to the store’s own address, and leads to its inbox', async () => {
    const ana = await person();
    const { id } = (await ana.start(MODA)).body.conversation;
    await fifteenMinutesLater(id);
    expect(await sent(id)).toMatchObject([
      { recipient: 'hola@moda.example', subject: 'Tienes un mensaje en Tienda moda' },
    ]);
    expect((await sent(id))[0]!.text).toContain(`http://moda.localhost/admin/mensajes/${id}`);
  });

  test('goes to nobody who opened it meanwhile, or has proved no address', async () => {
    const [ana, eva] = await Promise.all([person(), person('Eva')]);
    await withMail(ana, 'otra@example.com');
    const { id } = (await ana.start(MODA)).body.conversation;
    await duena.write(id, { body: 'Sí' }, MODA);
    await ana.open(id);
    const other = (await ana.start(eva.id)).body.conversation;
    await fifteenMinutesLater(id);
    await fifteenMinutesLater(other.id);
    const recipients = [...(await sent(id)), ...(await sent(other.id))].map(
      ({ recipient }) => recipient,
    );
    expect(recipients).toEqual([]);
    const dead = await directory(sql`SELECT id FROM outbox WHERE dead_at IS NOT NULL`);
    expect(dead).toEqual([]);
  });
});
