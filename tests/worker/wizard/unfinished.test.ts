/** A store that has nothing is closed after 30 days, a week after its owner was told; one thing keeps it. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { openCells, openDirectory } from '../../../edge/db/cells.ts';
import { readEnv } from '../../../edge/env.ts';
import { sweepUnopened } from '../../../edge/flows/wizard/sweep.ts';
import { unfinishedMail } from '../../../edge/flows/wizard/topics.ts';
import { endUnfinished, tellUnfinished } from '../../../edge/flows/wizard/unfinished.ts';
import { fakePayments } from '../../../edge/providers/payment/fake.ts';
import type { CellScope } from '../../../edge/unit-of-work/scope.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { cells, listItems, NOON, openStore } from '../platform/stores.ts';
import { calling } from '../staff/caller.ts';

const PATH = '/affiliate/raiz:raiz/affiliate/store';
const DAY = 24 * 60 * 60 * 1000;

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await listItems({ slug: 'raiz', cell: 'a' }, 1);
  platform = startPlatform();
});

/** The cron's work at a time, in the order of its wing. */
async function cronAt(now: number): Promise<void> {
  const cell = openCells(readEnv(env)).find(({ name }) => name === 'a') ?? expect.fail();
  const ports = { clock: fixedClock(now), payments: fakePayments(), passwords: quickPasswords };
  const work: CellScope = { env: readEnv(env), ports: ports as never, cell };
  await sweepUnopened(work);
  await tellUnfinished(work);
  await endUnfinished(work);
  await sweepUnopened(work);
}

async function opened(slug: string) {
  await openAccount(slug);
  await env.DIRECTORY.prepare('UPDATE account SET email = ?1, email_verified_at = 1 WHERE id = ?2')
    .bind(`${slug}@example.com`, `ac_${slug}`)
    .run();
  const call = await calling(platform, slug, 'raiz');
  const { body } = await call('POST', PATH, { slug, name: `Tienda ${slug}` });
  return { id: String(body['id']), call };
}

const front = async (slug: string) =>
  startPlatform()
    .ask(`http://${slug}.localhost/`)
    .then((answer) => answer.status);
const told = async (id: string) =>
  (
    await cells.a
      .prepare("SELECT payload FROM outbox WHERE topic = 'mail.store_unfinished' AND store_id = ?")
      .bind(id)
      .all<{ payload: string }>()
  ).results.map(({ payload }) => (JSON.parse(payload) as { until: string }).until);
const watched = async (id: string) =>
  (await cells.a.prepare('SELECT 1 FROM unfinished_store WHERE store_id = ?').bind(id).all())
    .results.length;

test('an empty store is told of at 23 days, stands at 29, and is gone at 30: its address is free', async () => {
  const { id, call } = await opened('vacia');
  // What an owner did to a store that has nothing goes with it: its name, and an empty catalogue.
  const own = await calling(platform, 'vacia', 'vacia');
  expect((await own('PATCH', '/store/vacia', { name: 'Vacía' })).status).toBe(200);
  expect((await own('POST', '/catalogues/', { name: 'Nada' }, crypto.randomUUID())).status).toBe(
    201,
  );
  await cronAt(NOON + 23 * DAY - 1);
  expect(await told(id)).toEqual([]);
  await cronAt(NOON + 23 * DAY);
  await cronAt(NOON + 24 * DAY);
  expect(await told(id)).toEqual([new Date(NOON + 30 * DAY).toISOString()]);
  await cronAt(NOON + 29 * DAY);
  await cronAt(NOON + 30 * DAY - 1);
  expect(await front('vacia')).toBe(200);
  await cronAt(NOON + 30 * DAY);
  expect(await front('vacia')).toBe(404);
  expect((await call('GET', PATH)).body).toEqual({ store: null });
  expect((await call('GET', '/store/raiz')).body).toMatchObject({
    user_info: { user_level: 'one' },
  });
  // The same account may open another one, and anybody may take the address.
  const other = await opened('otra-vez');
  expect(await front('otra-vez')).toBe(200);
  expect(other.id).not.toBe(id);
  const again = await call('POST', PATH, { slug: 'vacia', name: 'Vacía' });
  expect(again.status).toBe(201);
  expect(await front('vacia')).toBe(200);
});

test('the mail names the day and leads to the wizard; a store that has something gets none', async () => {
  const { id } = await opened('correo');
  const at = {
    env: readEnv(env),
    directory: openDirectory(readEnv(env)),
    ports: { clock: fixedClock(NOON) },
  };
  const cell = openCells(readEnv(env)).find(({ name }) => name === 'a') ?? expect.fail();
  const row = {
    id: 'ms_1',
    store_id: id,
    payload: JSON.stringify({ until: '2026-12-21T12:00:00.000Z' }),
  } as never;
  const mail = await unfinishedMail.compose(cell, row, at as never);
  if (mail === undefined || mail === 'stopped') throw new Error('no mail');
  expect(mail).toMatchObject({ recipient: 'correo@example.com', subject: expect.any(String) });
  const words = JSON.stringify(mail);
  expect(words).toContain('21 de diciembre de 2026');
  expect(words).toContain('https://correo.localhost/asistentes/emprendedores/lista');
  await cells.a
    .prepare(
      "UPDATE store SET profile = json_set(profile, '$.photo', '/media/a.webp') WHERE id = ?",
    )
    .bind(id)
    .run();
  expect(await unfinishedMail.compose(cell, row, at as never)).toBeUndefined();
});

const own = (text: string) => (id: string) => cells.a.prepare(text).bind(id).run();
const people = (text: string) => (id: string) => env.DIRECTORY.prepare(text).bind(id).run();

const KEEPERS: Readonly<Record<string, (id: string, slug: string) => Promise<unknown>>> = {
  'a photo': own(
    "UPDATE store SET profile = json_set(profile, '$.photo', '/media/a.webp') WHERE id = ?",
  ),
  'a way to pay': own(`UPDATE store SET payment_types = '["deposit"]' WHERE id = ?`),
  'a way to deliver': own(`UPDATE store SET delivery_types = '["collection"]' WHERE id = ?`),
  'a cost of delivery': own('UPDATE store SET fixed_shipping_cost = 9900 WHERE id = ?'),
  'an item': async (_id, slug) => {
    const call = await calling(platform, slug, slug);
    const item = { name: 'Vela', skus: [{ list_price: 100, on_hand: 1 }] };
    const made = await call('POST', '/products-admin/', item, crypto.randomUUID());
    expect(made.status).toBe(201);
  },
  'an item of another store': own(
    `INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      SELECT ?, item_id, kind, list_price, 0 FROM listing WHERE store_id = 'st_raiz' LIMIT 1`,
  ),
  'a message': own(
    `INSERT INTO contact_entry (id, store_id, name, email, message, folded, created_at)
      VALUES ('ce_1', ?, 'Ana', 'ana@example.com', 'Hola', 'hola', 1)`,
  ),
  'an entry of its blog': async (_id, slug) => {
    const call = await calling(platform, slug, slug);
    const made = await call(
      'POST',
      '/blog-admin/',
      { title: 'Hola', body: '<p>Hola</p>' },
      crypto.randomUUID(),
    );
    expect(made.status).toBe(201);
  },
  staff: async (_id, slug) => {
    await openAccount(`${slug}-ayuda`);
    await appoint(`${slug}-ayuda`, slug, 'admin');
  },
  'an account that registered there': people(
    `INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at)
      VALUES ('ac_cliente', 'cliente', 'Cliente', 'es', ?, 1, 1)`,
  ),
  'a conversation': people(
    `INSERT INTO conversation (mailbox_id, id, peer_id, peer_name, version, pending, teaser, sender_id, last_message_at, folded)
      VALUES (?, 'cv_1', 'ac_x', 'Ana', 1, 0, 'Hola', 'ac_x', 1, 'hola')`,
  ),
  'a domain of its own': people("INSERT INTO domain (host, store_id) VALUES ('vela.test', ?)"),
};

const named = Object.entries(KEEPERS).map(([what, give], index) => ({ what, give, index }));

test.each(named)('$what keeps a store, before its owner is told', async ({ give, index }) => {
  const slug = `lleva-${index}a`;
  const { id } = await opened(slug);
  await give(id, slug);
  await cronAt(NOON + 23 * DAY);
  await cronAt(NOON + 31 * DAY);
  await cronAt(NOON + 90 * DAY);
  expect(await front(slug)).toBe(200);
  expect(await watched(id)).toBe(0);
});

// The rows of these have names that stand once.
const ONCE = new Set([
  'a message',
  'an account that registered there',
  'a conversation',
  'a domain of its own',
]);

test.each(named.filter(({ what }) => !ONCE.has(what)))(
  '$what keeps a store on its last day',
  async ({ give, index }) => {
    const slug = `lleva-${index}b`;
    const { id } = await opened(slug);
    await cronAt(NOON + 23 * DAY);
    expect(await told(id)).toHaveLength(1);
    await give(id, slug);
    await cronAt(NOON + 30 * DAY);
    await cronAt(NOON + 90 * DAY);
    expect(await front(slug)).toBe(200);
    expect(await watched(id)).toBe(0);
  },
);

test('a cron that stood still tells the owner first, and closes a week later', async () => {
  const { id } = await opened('tarde');
  await cronAt(NOON + 60 * DAY);
  expect(await told(id)).toEqual([new Date(NOON + 67 * DAY).toISOString()]);
  expect(await front('tarde')).toBe(200);
  await cronAt(NOON + 67 * DAY - 1);
  expect(await front('tarde')).toBe(200);
  await cronAt(NOON + 67 * DAY);
  expect(await front('tarde')).toBe(404);
});

test('a store that no wizard opened is never looked at', async () => {
  await openStore({ slug: 'vieja', cell: 'a', root: 'raiz' } as never);
  await cronAt(NOON + 23 * DAY);
  await cronAt(NOON + 90 * DAY);
  expect(await front('vieja')).toBe(200);
});
