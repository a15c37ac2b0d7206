/** A customer without answer: a mail to the store after 15 minutes of its hours, and once more after four hours. */
import { createMessageBatch, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql as cellSql } from '../../../edge/db/cell-sql.ts';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { talkTopics } from '../../../edge/flows/talk/topics.ts';
import { consumeOutbox } from '../../../edge/outbox/consume.ts';
import { localTime, type WeekHours } from '../../../shared/rules/opening-hours.ts';
import { MAIL_AGAIN_AFTER_MS } from '../../../shared/rules/talk.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { directory } from '../profiles/person.ts';
import { hire, objectOf, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const ZONE = 'America/Mexico_City';
const ALWAYS: WeekHours = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
/** The object reads the machine's clock: a store that is closed today opens the day after tomorrow. */
const openIn = (days: number): WeekHours =>
  Array.from({ length: 7 }, (_, day) =>
    day === (localTime(ZONE, Date.now()).day + days) % 7 ? [{ from: '09:00', to: '18:00' }] : [],
  );
let duena: Talker;
let ana: Talker;

beforeAll(async () => {
  await openStore({ slug: 'moda', cell: 'a', profile: { contact_email: 'hola@moda.example' } });
  duena = await talker(platform, 'moda', 'Dueña');
  await directory(sql`UPDATE store SET owner_id = ${duena.id} WHERE id = ${MODA}`);
});
beforeEach(async () => {
  ana = await talker(platform, 'moda', 'Ana Ruiz');
});

const opens = (week: WeekHours) =>
  write(
    'a',
    cellSql`UPDATE store SET profile = json_set(profile, '$.opening_hours',
      json(${JSON.stringify(week)}), '$.time_zone', ${ZONE}) WHERE id = ${MODA}`,
  );

/** Ana writes, as long ago as the test says. */
async function asks(minutesAgo: number, body = '¿Hay en talla M?'): Promise<string> {
  const { id } = (await ana.start(MODA, { body })).body.conversation;
  await runInDurableObject(objectOf(id), (_object, state) => {
    const at = Date.now() - minutesAgo * 60_000;
    state.storage.sql.exec('UPDATE message SET created_at = ?', at);
  });
  return id;
}

interface Due {
  mail_at: number | null;
  waiting_told: number;
}
const due = (id: string) =>
  runInDurableObject(
    objectOf(id),
    (_object, state) =>
      state.storage.sql
        .exec('SELECT mail_at, waiting_told FROM party WHERE id = ?', MODA)
        .one() as unknown as Due,
  );

/** The time comes that the object waits for. */
async function timeComes(id: string): Promise<void> {
  await runInDurableObject(objectOf(id), async (_object, state) => {
    state.storage.sql.exec('UPDATE party SET mail_at = 1 WHERE mail_at IS NOT NULL');
    await state.storage.setAlarm(Date.now());
  });
  await runDurableObjectAlarm(objectOf(id));
}

async function mails(id: string): Promise<{ recipient: string; text: string }[]> {
  await directory(sql`UPDATE outbox SET expires_at = ${Date.now() + 60_000}`);
  const waiting = await directory(
    sql<{ id: string }>`SELECT id FROM outbox WHERE topic = 'mail.talk'
      AND delivered_at IS NULL AND dead_at IS NULL`,
  );
  const messages = waiting.map((row) => ({
    id: row.id,
    timestamp: new Date(),
    attempts: 1,
    body: { cell: 'DIRECTORY', id: row.id },
  }));
  await consumeOutbox(createMessageBatch('outbox', messages), readEnv(env), talkTopics);
  return directory(
    sql<{ recipient: string; text: string }>`SELECT recipient, text FROM sent_mail
      WHERE instr(text, ${id}) > 0 ORDER BY sent_at, id`,
  );
}

test('a store that is open is written to after 15 minutes, once more after four hours, and no more', async () => {
  await opens(ALWAYS);
  const id = await asks(20);
  await timeComes(id);
  const [first, ...none] = await mails(id);
  expect(none).toEqual([]);
  expect(first).toMatchObject({ recipient: 'hola@moda.example' });
  expect(first?.text).toContain('Ana Ruiz');
  expect(first?.text).toContain('Nadie le ha respondido');
  expect(first?.text).toContain(`http://moda.localhost/admin/mensajes/${id}`);
  const next = await due(id);
  expect(next.waiting_told).toBe(1);
  expect(Math.abs((next.mail_at ?? 0) - Date.now() - MAIL_AGAIN_AFTER_MS)).toBeLessThan(60_000);
  await timeComes(id);
  expect(await mails(id)).toHaveLength(2);
  expect(await due(id)).toEqual({ mail_at: null, waiting_told: 2 });
  await ana.write(id, { body: '¿Hola?' });
  expect((await due(id)).mail_at).toBeNull();
});

test('while it is closed nothing is written: the quarter of an hour begins as it opens', async () => {
  await opens(openIn(2));
  const id = await asks(20);
  await timeComes(id);
  expect(await mails(id)).toEqual([]);
  const { mail_at: at, waiting_told: told } = await due(id);
  expect(told).toBe(0);
  expect(at).toBeGreaterThan(Date.now() + 20 * 60 * 60_000);
  expect(localTime(ZONE, at ?? 0).minutes).toBe(9 * 60 + 15);
});

test('an answer ends it; a look or an internal note does not', async () => {
  await opens(ALWAYS);
  const id = await asks(20);
  await duena.open(id, undefined, MODA);
  await duena.write(id, { body: 'Alguien le contesta', visibility_ids: [MODA] }, MODA);
  await timeComes(id);
  expect(await mails(id)).toHaveLength(1);
  await duena.write(id, { body: 'Sí hay' }, MODA);
  expect(await due(id)).toEqual({ mail_at: null, waiting_told: 0 });
  await timeComes(id);
  expect(await mails(id)).toHaveLength(1);
  await ana.write(id, { body: '¿Y en azul?' });
  expect((await due(id)).mail_at).not.toBeNull();
});

test('whoever answers may be any of the staff, and one who was dismissed changes nothing', async () => {
  await opens(ALWAYS);
  const helper = await talker(platform, 'moda', 'Ayuda');
  await hire(helper, MODA, 'dispatcher');
  const id = await asks(20);
  await hire(helper, MODA, null);
  expect((await helper.write(id, { body: 'Sí' }, MODA)).status).toBe(404);
  await timeComes(id);
  expect(await mails(id)).toHaveLength(1);
});

test('a question that its writer took back, or an erased account, is not told of', async () => {
  await opens(ALWAYS);
  const id = await asks(20, 'Me equivoqué');
  await runInDurableObject(objectOf(id), (_object, state) => {
    state.storage.sql.exec("UPDATE message SET body = '', deleted_at = 1");
  });
  await timeComes(id);
  expect(await mails(id)).toEqual([]);
  const other = await talker(platform, 'moda', 'Eva');
  const gone = (await other.start(MODA)).body.conversation.id;
  await runInDurableObject(objectOf(gone), (_object, state) => {
    state.storage.sql.exec('UPDATE party SET erased_at = 1 WHERE id = ?', other.id);
  });
  await timeComes(gone);
  expect(await mails(gone)).toEqual([]);
});

test('a mail whose question was answered before it went out goes to nobody', async () => {
  await opens(ALWAYS);
  const id = await asks(20);
  await timeComes(id);
  await duena.write(id, { body: 'Aquí estamos' }, MODA);
  expect(await mails(id)).toEqual([]);
});
