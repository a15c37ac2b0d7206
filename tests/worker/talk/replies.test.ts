/** Quick replies: each store's own, by its staff, and the draft that they make without script. */
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { QuickReply } from '../../../shared/contracts/quick-replies.ts';
import { QUICK_REPLIES_MAX, SHORTCUT_MAX } from '../../../shared/rules/quick-replies.ts';
import { MESSAGE_MAX } from '../../../shared/rules/talk-line.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory } from '../profiles/person.ts';
import { sell } from '../profiles/sold.ts';
import { hire, openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const API = '/api/inbox/replies';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
  await openStore({ slug: 'raiz', cell: 'b' });
});

const given = (shortcut: string, change: object = {}) => ({
  locale: 'es',
  shortcut,
  text: 'Hola, {name}: {order} y {item}.',
  ...change,
});
const add = (who: Talker, body: object) => who.call<QuickReply>('POST', API, body);
const list = async (who: Talker) =>
  (await who.call<{ results: QuickReply[] }>('GET', API)).body.results;
const shortcuts = async (who: Talker) => (await list(who)).map((one) => one.shortcut);
const clear = () => directory(sql`DELETE FROM quick_reply`);

test('a reply is added, changed and deleted, and listed by its shortcut', async () => {
  const made = await add(duena, given('  horario '));
  expect([made.status, made.body.shortcut]).toEqual([201, 'horario']);
  await add(duena, given('cambios'));
  expect(await shortcuts(duena)).toEqual(['cambios', 'horario']);
  const at = `${API}/${made.body.id}`;
  const changed = await duena.call('PUT', at, given('abierto', { locale: 'en', text: 'Open' }));
  expect(changed.body).toMatchObject({ shortcut: 'abierto', locale: 'en', text: 'Open' });
  expect(await shortcuts(duena)).toEqual(['abierto', 'cambios']);
  expect((await duena.call('DELETE', at)).status).toBe(200);
  expect((await duena.call('DELETE', at)).body).toMatchObject({ code: 'quick_reply_not_found' });
  expect((await duena.call('PUT', at, given('otra'))).status).toBe(404);
  expect(await shortcuts(duena)).toEqual(['cambios']);
  await clear();
});

test('a call that is repeated under its key adds one', async () => {
  const send = () =>
    platform.ask(`http://moda.localhost${API}`, {
      method: 'POST',
      headers: {
        cookie: duena.cookie,
        origin: 'http://moda.localhost',
        'content-type': 'application/json',
        'idempotency-key': 'the-same-key-of-a-reply',
      },
      body: JSON.stringify(given('dos')),
    });
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  expect(await shortcuts(duena)).toEqual(['dos']);
  await clear();
});

test('a shortcut is its own in its language, however it is written', async () => {
  const { body: first } = await add(duena, given('Gracias'));
  const again = await add(duena, given('gracias'));
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'quick_reply_exists', field: 'shortcut' },
  ]);
  const { status, body: other } = await add(duena, given('gracias', { locale: 'en' }));
  expect(status).toBe(201);
  const clash = await duena.call('PUT', `${API}/${other.id}`, given('GRACIAS'));
  expect(clash.body).toMatchObject({ code: 'quick_reply_exists' });
  expect((await duena.call('PUT', `${API}/${first.id}`, given('Gracias'))).status).toBe(200);
  await clear();
});

test.each([
  ['no words', { text: '  ' }],
  ['too many words', { text: 'x'.repeat(MESSAGE_MAX + 1) }],
  ['a sign in its shortcut', { shortcut: 'a/b' }],
  ['two lines in its shortcut', { shortcut: 'a\nb' }],
  ['a shortcut that is too long', { shortcut: 'x'.repeat(SHORTCUT_MAX + 1) }],
  ['a language that there is not', { locale: 'fr' }],
])('a reply with %s is refused', async (_why, change) => {
  expect((await add(duena, given('corta', change))).status).toBe(400);
  expect(await list(duena)).toEqual([]);
});

test('a store has fifty, of many at one time too', async () => {
  const answers = await Promise.all(
    Array.from({ length: QUICK_REPLIES_MAX + 4 }, (_, n) => add(duena, given(`r${n}`))),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => (body as unknown as { code: string }).code)).toEqual(
    Array.from({ length: 4 }, () => 'too_many_quick_replies'),
  );
  expect(await list(duena)).toHaveLength(QUICK_REPLIES_MAX);
  await clear();
});

test('staff that reads messages keeps them, of its own store alone', async () => {
  const { body: made } = await add(duena, given('nuestra'));
  const [despacho, cuentas, otra] = await Promise.all([
    talker(platform, 'moda', 'Despacho'),
    talker(platform, 'moda', 'Cuentas'),
    talker(platform, 'raiz', 'Otra'),
  ]);
  await hire(despacho, MODA, 'dispatcher');
  await hire(cuentas, MODA, 'accountant');
  await directory(sql`UPDATE store SET owner_id = ${otra.id} WHERE id = 'st_raiz'`);
  expect(await shortcuts(despacho)).toEqual(['nuestra']);
  expect((await cuentas.call('GET', API)).status).toBe(403);
  expect(await list(otra)).toEqual([]);
  expect((await otra.call('PUT', `${API}/${made.id}`, given('suya'))).status).toBe(404);
  expect((await otra.call('DELETE', `${API}/${made.id}`)).status).toBe(404);
  expect(await shortcuts(duena)).toEqual(['nuestra']);
  await clear();
});

test('without script the chosen reply stands in the draft, with what the conversation is about', async () => {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { order } = await sell({ store: 'moda', number: 'MJ-77', account: ana.id });
  const { body } = await ana.start(MODA, { body: 'Hola', tags: [`order:${MODA}:..:${order}`] });
  const { body: reply } = await add(duena, given('saludo'));
  const page = async (who: Talker, path: string) => {
    const asked = `http://moda.localhost${path}/${body.conversation.id}?reply=${reply.id}`;
    return (await platform.ask(asked, { headers: { cookie: who.cookie } })).text();
  };
  const html = await page(duena, '/admin/mensajes');
  // No item was talked of: its place stays to be seen.
  expect(html).toContain('>Hola, Ana: MJ-77 y {item}.</textarea>');
  expect(html).toContain(`<option value="${reply.id}">`);
  expect(await page(ana, '/me/inbox/conversation')).not.toContain('MJ-77 y {item}');
  await clear();
});
