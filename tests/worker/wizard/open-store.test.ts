/** A store is opened in two databases: by one account only, and by its next try where a work died. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { showLate, sweepUnopened } from '../../../edge/flows/wizard/sweep.ts';
import { readEnv } from '../../../edge/env.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { cells, NOON, openStore } from '../platform/stores.ts';
import { calling, callerOf } from '../staff/caller.ts';

const PATH = '/affiliate/raiz:raiz/affiliate/store';
const CHECK = `${PATH}/slug/exists`;
const DAY = 24 * 60 * 60 * 1000;

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'lejana', cell: 'b' });
  platform = startPlatform();
  await openAccount('duena');
  await appoint('duena', 'raiz', 'owner');
});

let made = 0;
async function newCaller(at: Platform = platform, slug = 'raiz') {
  made += 1;
  const name = `persona${made}`;
  await openAccount(name);
  return { name, call: await calling(at, name, slug) };
}

/** A database whose work dies as soon as it comes to a statement. */
function dying(database: D1Database, at: RegExp): { readonly database: D1Database; heal(): void } {
  let isIll = true;
  const prepare = (text: string) => {
    if (isIll && at.test(text)) throw new Error('died');
    return database.prepare(text);
  };
  const batch: D1Database['batch'] = (statements) => database.batch(statements);
  return {
    database: { prepare, batch } as unknown as D1Database,
    heal: () => {
      isIll = false;
    },
  };
}

const inCell = async (slug: string) =>
  (await cells.a.prepare('SELECT id FROM store WHERE slug = ?').bind(slug).all()).results.length;
const inDirectory = async (table: 'store' | 'store_claim', slug: string) =>
  (await env.DIRECTORY.prepare(`SELECT 1 FROM ${table} WHERE slug = ?`).bind(slug).all()).results
    .length;
const front = async (slug: string, at = platform) =>
  at.ask(`http://${slug}.localhost/`).then((answer) => answer.status);

test('an account opens a store: it is live, its own, and it is level two', async () => {
  const { name, call } = await newCaller();
  expect((await call('POST', CHECK, { slug: 'lirio' })).body).toMatchObject({ exists: false });
  expect((await call('GET', PATH)).body).toEqual({ store: null });
  expect(await front('lirio')).toBe(404);
  const opened = await call('POST', PATH, { slug: 'Lirio', name: 'Flores 🌵 «متجر»' });
  expect(opened).toMatchObject({
    status: 201,
    body: {
      slug: 'lirio',
      url: 'http://lirio.localhost',
      office: 'http://raiz.localhost/tienda/lirio',
    },
  });
  expect(await front('lirio')).toBe(200);
  const none = { looks: false, catalogue: false, item: false, others: false, payments: false };
  expect((await call('GET', PATH)).body).toEqual({ store: { ...opened.body, steps: none } });
  expect((await call('GET', '/store/raiz')).body).toMatchObject({
    user_info: { user_level: 'two' },
  });
  const office = await platform.ask('http://lirio.localhost/admin/configuracion', {
    headers: { cookie: await signIn(name, 'lirio.localhost') },
  });
  expect(office.status).toBe(200);
  expect(await office.text()).toContain('Flores 🌵 «متجر»');
});

test('the same store is answered again; a second one is refused', async () => {
  const { call } = await newCaller();
  const wanted = { slug: 'dos', name: 'Dos' };
  const first = await call('POST', PATH, wanted, 'llave-dos');
  expect(first.status).toBe(201);
  expect((await call('POST', PATH, wanted, 'llave-dos')).body).toEqual(first.body);
  expect((await call('POST', PATH, wanted)).body).toEqual(first.body);
  expect(await call('POST', PATH, { slug: 'otra', name: 'Otra' })).toMatchObject({
    status: 409,
    body: { code: 'store_exists' },
  });
  expect(await inCell('otra')).toBe(0);
});

test.each(['raiz', 'LEJANA', 'www', 'st_raiz', '-a', 'a b', '🌵', '<script>'])(
  '%s is no address for a new store, and five others are suggested',
  async (slug) => {
    const { call } = await newCaller();
    const { body } = await call('POST', CHECK, { slug, name: 'Flores del Sur' });
    expect(body['exists']).toBe(true);
    expect(body['suggestions']).toHaveLength(5);
    expect(await call('POST', PATH, { slug, name: 'Flores' })).toMatchObject({
      status: 409,
      body: { code: 'slug_taken', field: 'slug' },
    });
  },
);

test.each([
  [{ slug: 'larga', name: 'n'.repeat(151) }],
  [{ slug: 'larga', name: '  ' }],
  [{ slug: 'larga', name: 'a\u0000b' }],
  [{ slug: 'a'.repeat(64), name: 'Larga' }],
  [{ name: 'Larga' }],
])('%j is no request for a store', async (body) => {
  const { call } = await newCaller();
  expect((await call('POST', PATH, body)).status).toBe(400);
});

test('a name of 150 characters is one', async () => {
  const { call } = await newCaller();
  expect((await call('POST', PATH, { slug: 'larga', name: 'n'.repeat(150) })).status).toBe(201);
});

test.each([
  ['emoji', '🌵'.repeat(75)],
  ['right-to-left', 'متجر الزهور'],
  ['turned', 'Flores \u202Eedrev\u202C'],
  ['script', '"><script>alert(1)</script>'],
  ['picture', "<img src=x onerror='alert(1)'>"],
  ['template', '{{store}} ${store} %00 &lt;b&gt;'],
])('a name of %s is shown as it stands, and is never markup', async (kind, name) => {
  const { call } = await newCaller();
  const slug = `nombre-${kind}`;
  expect((await call('POST', PATH, { slug, name })).status).toBe(201);
  expect((await call('GET', `/store/${slug}`)).body).toMatchObject({ name });
  const html = await platform.ask(`http://${slug}.localhost/`).then((answer) => answer.text());
  const shown = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(html).toContain(shown.replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
  if (name.includes('<')) expect(html).not.toContain(name);
});

test('a visitor opens none, and is sent to sign in', async () => {
  const visitor = callerOf(platform, 'raiz');
  expect((await visitor('POST', PATH, { slug: 'nadie', name: 'Nadie' })).status).toBe(401);
  expect((await visitor('POST', CHECK, { slug: 'nadie' })).status).toBe(401);
  const page = await platform.ask('http://raiz.localhost/asistentes/emprendedores');
  expect(page.status).toBeGreaterThanOrEqual(302);
  expect(page.headers.get('location')).toContain('/login');
});

test('of ten accounts that want one address at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => newCaller()));
  const answers = await Promise.all(
    people.map(({ call }) => call('POST', PATH, { slug: 'deseada', name: 'Deseada' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body['code'] === 'slug_taken')).toHaveLength(9);
  expect(await inCell('deseada')).toBe(1);
});

test('of two stores that one account asks for at once, it gets one', async () => {
  const { call } = await newCaller();
  const answers = await Promise.all(
    ['izquierda', 'derecha'].map((slug) => call('POST', PATH, { slug, name: slug })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test.each([
  ['before the address is held', 'DIRECTORY', /INTO store_claim/, 'muerte-a'],
  ['before the cell is written', 'CELL_A', /INTO store /, 'muerte-b'],
  ['before the store is live', 'DIRECTORY', /INTO store \(/, 'muerte-c'],
] as const)('a work that dies %s is finished by the next try', async (_when, name, at, slug) => {
  const ill = dying(env[name], at);
  const dead = startPlatform({ [name]: ill.database });
  const { call } = await newCaller(dead);
  const wanted = { slug, name: 'Muerte' };
  expect((await call('POST', PATH, wanted, `llave-${slug}`)).status).toBe(500);
  expect(await front(slug, dead)).toBe(404);
  expect((await call('GET', PATH)).body).toEqual({ store: null });
  ill.heal();
  expect((await call('POST', PATH, wanted, `llave-${slug}`)).status).toBe(201);
  expect(await front(slug, dead)).toBe(200);
  expect([await inCell(slug), await inDirectory('store_claim', slug)]).toEqual([1, 0]);
});

test('a store whose opening died is swept after 30 days, and its address is free again', async () => {
  const slug = 'olvidada';
  const ill = dying(env.DIRECTORY, /INTO store \(/);
  const dead = startPlatform({ DIRECTORY: ill.database });
  const { call } = await newCaller(dead);
  expect((await call('POST', PATH, { slug, name: 'Olvidada' })).status).toBe(500);
  const sweepAt = (now: number) =>
    sweepUnopened({ env: readEnv(env), ports: { clock: fixedClock(now) } as never });
  await sweepAt(NOON + 30 * DAY);
  expect([await inCell(slug), await inDirectory('store_claim', slug)]).toEqual([1, 1]);
  const other = await newCaller();
  expect((await other.call('POST', PATH, { slug, name: 'Otra' })).status).toBe(409);
  await sweepAt(NOON + 30 * DAY + 1);
  expect([await inCell(slug), await inDirectory('store_claim', slug)]).toEqual([0, 0]);
  expect((await other.call('POST', PATH, { slug, name: 'Otra' })).status).toBe(201);
  // A store that went live is no half-made one: what it has decides (unfinished.test.ts).
  await sweepAt(NOON + 90 * DAY);
  expect(await front(slug)).toBe(200);
});

test('one account tries to open a store 20 times in an hour at most', async () => {
  const { call } = await newCaller();
  const codes = [];
  for (let index = 0; index < 21; index += 1) {
    const { body } = await call('POST', PATH, { slug: 'raiz', name: 'Raíz' });
    codes.push(body['code']);
  }
  expect(codes.slice(0, 20).every((code) => code === 'slug_taken')).toBe(true);
  expect(codes[20]).toBe('too_many_requests');
});

test('a step is done once the store has what it leads to', async () => {
  const { call } = await newCaller();
  const { body: store } = await call('POST', PATH, { slug: 'pasos', name: 'Pasos' });
  const id = String(store['id']);
  await env.CELL_A.batch([
    env.CELL_A.prepare(
      "UPDATE store SET profile = json_set(profile, '$.photo', '/media/a.webp') WHERE id = ?",
    ).bind(id),
    env.CELL_A.prepare(
      "INSERT INTO catalogue (id, store_id, name, slug, position, updated_at) VALUES ('ca_pasos', ?, 'Uno', 'uno', 0, 0)",
    ).bind(id),
  ]);
  expect((await call('GET', PATH)).body).toMatchObject({
    store: { steps: { looks: true, catalogue: true, item: false, others: false, payments: false } },
  });
  await env.CELL_A.prepare(`UPDATE store SET payment_types = '["cash","spei"]' WHERE id = ?`)
    .bind(id)
    .run();
  expect((await call('GET', PATH)).body).toMatchObject({ store: { steps: { payments: true } } });
});

/** The stores of the network that its owner may list as collaborators. */
async function listed(): Promise<string[]> {
  const cookie = await signIn('duena', 'raiz.localhost');
  const path = '/api/collaborators/profiles?text=&limit=50';
  const answer = await platform.ask(`http://raiz.localhost${path}`, { headers: { cookie } });
  const { results } = (await answer.json()) as { results: { slug: string }[] };
  return results.map(({ slug }) => slug);
}

test('no list shows a store whose opening stopped half-way', async () => {
  const ill = dying(env.DIRECTORY, /INTO store \(/);
  const { call } = await newCaller(startPlatform({ DIRECTORY: ill.database }));
  const wanted = { slug: 'a-medias', name: 'A medias' };
  expect((await call('POST', PATH, wanted)).status).toBe(500);
  expect(await inCell('a-medias')).toBe(1);
  expect(await listed()).not.toContain('a-medias');
  ill.heal();
  expect((await call('POST', PATH, wanted)).status).toBe(201);
  await expect.poll(listed).toContain('a-medias');
});

test('the cron shows a store whose opening died right after it went live, and no other', async () => {
  const ill = dying(env.CELL_A, /SET is_unopened = 0/);
  const { call } = await newCaller(startPlatform({ CELL_A: ill.database }));
  expect((await call('POST', PATH, { slug: 'tarde', name: 'Tarde' })).status).toBe(201);
  expect(await front('tarde')).toBe(200);
  const dead = await newCaller(
    startPlatform({ DIRECTORY: dying(env.DIRECTORY, /INTO store \(/).database }),
  );
  expect((await dead.call('POST', PATH, { slug: 'nunca', name: 'Nunca' })).status).toBe(500);
  expect(await listed()).not.toContain('tarde');
  await showLate({ env: readEnv(env) });
  const slugs = await listed();
  expect(slugs).toContain('tarde');
  expect(slugs).not.toContain('nunca');
});
