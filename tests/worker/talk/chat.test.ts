/** The chat of a store's pages: a visitor leaves a contact entry, an account writes in its conversation. */
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform } from '../platform/platform.ts';
import { cells, openStore, write } from '../platform/stores.ts';
import { openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const ORIGIN = 'http://moda.localhost';
let owner: Talker;

beforeAll(async () => {
  owner = await openModa(platform);
  await openStore({ slug: 'quieta', cell: 'a' });
  await write(
    'a',
    sql`UPDATE store SET profile = json_set(profile, '$.live_chat_license', 'si')
      WHERE id = 'st_moda'`,
  );
});

async function page(path: string, cookie = ''): Promise<{ status: number; html: string }> {
  const answer = await platform.ask(ORIGIN + path, {
    headers: { cookie, 'accept-language': 'es' },
  });
  return { status: answer.status, html: await answer.text() };
}

async function post(fields: Record<string, string>, cookie = '') {
  const answer = await platform.ask(`${ORIGIN}/chat`, {
    method: 'POST',
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ idempotency_key: crypto.randomUUID(), ...fields }).toString(),
  });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}

async function entries() {
  const { results } = await cells.a
    .prepare("SELECT name, message, from_path FROM contact_entry WHERE store_id = 'st_moda'")
    .all();
  return results;
}

test('a store without a licence has no chat; with one it has, for visitors too', async () => {
  const quiet = await platform.ask('http://quieta.localhost/chat');
  expect(quiet.status).toBe(404);
  const { status, html } = await page('/chat?page=%2Fproductos');
  expect(status).toBe(200);
  expect(html).toContain('name="page" value="/productos"');
  expect(html).toContain('<meta name="robots" content="noindex');
});

test('a visitor’s message is a contact entry that names the page; a wrong address keeps the text', async () => {
  const fields = {
    intent: 'leave',
    name: 'Zoë',
    email: 'zoe@x',
    message: '¿Hay M?',
    page: '/info',
  };
  const refused = await post(fields);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('¿Hay M?</textarea>');
  const sent = await post({ ...fields, email: 'zoe@example.com' });
  expect(sent).toMatchObject({ status: 303 });
  expect(sent.to).toMatch(/\/chat\?done=sent$/);
  expect(await entries()).toEqual([{ name: 'Zoë', message: '¿Hay M?', from_path: '/info' }]);
});

test('a page of another host, or of a franchise’s office, is not told', async () => {
  const fields = { intent: 'leave', name: 'Eva', email: 'eva@example.com', message: 'Hola' };
  expect((await post({ ...fields, page: '//evil.test' })).status).toBe(303);
  await write('a', sql`UPDATE store SET store_type = 'franchise' WHERE id = 'st_moda'`);
  platform.clock.advance(60 * 60_000);
  expect((await post({ ...fields, page: '/admin/ordenes' })).status).toBe(303);
  await write('a', sql`UPDATE store SET store_type = 'other' WHERE id = 'st_moda'`);
  platform.clock.advance(60 * 60_000);
  const told = await entries();
  expect(told.filter(({ name }) => name === 'Eva').map((one) => one['from_path'])).toEqual([
    null,
    null,
  ]);
});

test('whoever signs in first finds the text again', async () => {
  const { status, to } = await post({ intent: 'keep', message: '¿Hay M? 👗', page: '/info' });
  expect(status).toBe(303);
  const next = new URL(to ?? '', ORIGIN).searchParams.get('next') ?? '';
  const ana = await talker(platform, 'moda', 'Ana');
  const { html } = await page(next, ana.cookie);
  expect(html).toContain('¿Hay M? 👗</textarea>');
  expect(html).toContain('name="intent" value="start"');
  expect(html).not.toContain('name="email"');
});

test('an account writes in its conversation, and the store reads on which page it was', async () => {
  const ana = await talker(platform, 'moda', 'Ana Chat');
  const sent = await post(
    { intent: 'start', message: '¿Hay azul?', page: '/productos' },
    ana.cookie,
  );
  expect(sent.status).toBe(303);
  const { html } = await page('/chat', ana.cookie);
  expect(html).toContain('¿Hay azul?');
  const [, id = ''] = /\/me\/inbox\/conversation\/(cv_[a-z0-9]+)/.exec(html) ?? [];
  const read = await owner.history(id, '', 'st_moda');
  expect(read.body.results[0]).toMatchObject({
    body: '¿Hay azul?',
    tags: ['page:st_moda:/productos'],
    links: [{ kind: 'page', label: '/productos', path: '/productos' }],
  });
});

test('a page’s tag of another store, or of an address, is refused', async () => {
  const ana = await talker(platform, 'moda', 'Ana Tag');
  for (const tag of ['page:st_quieta:/info', 'page:st_moda://evil.test', 'page:st_moda:/../a']) {
    const answer = await ana.start('st_moda', { body: 'Hola', tags: [tag] });
    expect(answer.body, tag).toMatchObject({ code: 'tag_refused' });
  }
});
