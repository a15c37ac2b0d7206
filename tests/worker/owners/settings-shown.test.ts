/** The settings of a store as its shoppers see them take effect. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { formOf, part, pictureOf, uploading } from '../gallery/form.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { calling, type Answer, type Caller } from '../staff/caller.ts';

const READ = '/store/st_uno:st_uno/other/store/settings';
const HISTORY = '/store/st_uno:st_uno/other/store/history';

let platform: Platform;
let owner: Caller;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  platform = startPlatform();
  for (const name of ['duena', 'ajena']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ajena', 'dos', 'owner');
  owner = await calling(platform, 'duena', 'uno');
});

const change = (body: object) => owner('PATCH', '/store/uno', body, crypto.randomUUID());
const standing = async () => (await owner('GET', READ)).body;
const shown = async (path = '/') => {
  const page = await platform.ask(`http://uno.localhost${path}`, {
    headers: { 'accept-language': 'es' },
  });
  return page.text();
};
const entries = async () => {
  const { body } = await owner('GET', `${HISTORY}?subject=settings&limit=10`);
  return body['results'] as Record<string, unknown>[];
};
const takeBack = (entry: Record<string, unknown> | undefined) =>
  owner('POST', `${HISTORY}/${String(entry?.['id'])}/take-back`, {}, crypto.randomUUID());
const told = ({ status, body }: Answer) => [status, body['code'], body['field']];

test("a photo and an icon of the store's own library are shown; no other picture is taken", async () => {
  const keep = async (slug: string, name: string, n: number) => {
    const send = await uploading(platform, slug, name);
    const { body } = await send({ body: formOf(part('image', pictureOf(n))) });
    return { id: String(body['id']), url: String(body['url']) };
  };
  const own = await keep('uno', 'duena', 1);
  const foreign = await keep('dos', 'ajena', 2);
  // A store may begin with a picture that its library has not.
  const first = '/media/first.svg';
  await write(
    'a',
    sql`UPDATE store SET profile = json_set(profile, '$.photo', ${first}) WHERE id = 'st_uno'`,
  );
  const sent = { photo: own.url, favicon: own.url };
  expect(await change(sent)).toMatchObject({ status: 200, body: sent });
  const page = await shown();
  expect(page).toContain(`<link rel="icon" href="${own.url}">`);
  expect(page).toContain(own.url.slice('/media'.length));
  for (const field of ['photo', 'favicon']) {
    expect(told(await change({ [field]: foreign.url }))).toEqual([404, 'image_not_found', field]);
    expect((await change({ [field]: 'https://evil.test/a.png' })).status).toBe(400);
  }
  const remove = () => owner('DELETE', `/gallery/${own.id}`, undefined, crypto.randomUUID());
  expect(told(await remove())).toEqual([409, 'image_in_use', undefined]);
  const [chosen] = await entries();
  expect((await takeBack(chosen)).status).toBe(200);
  expect((await standing())['photo']).toBe(first);
  expect((await remove()).status).toBe(200);
  const [emptied] = await entries();
  expect(told(await takeBack(emptied))).toEqual([409, 'edited_meanwhile', undefined]);
  expect((await standing())['photo']).toBe(first);
});

test('a live chat and a pixel are on public pages, for visitors that may be counted; no more is let in', async () => {
  const policyOf = async (path: string) => {
    const page = await platform.ask(`http://uno.localhost${path}`);
    return { html: await page.text(), policy: page.headers.get('content-security-policy') ?? '' };
  };
  await change({ live_chat_license: 'livechat:7654321', fb_pixel: '123456789012345' });
  const home = await policyOf('/');
  expect(home.html).toContain('href="https://direct.lc.chat/7654321/"');
  expect(home.html).toContain('<img src="/pixel" width="1" height="1" alt="" hidden>');
  expect(home.html).not.toContain('facebook.com/tr');
  const led = async (headers: Record<string, string> = {}) => {
    const answer = await platform.ask('http://uno.localhost/pixel', {
      headers,
      redirect: 'manual',
    });
    return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
  };
  const counted = 'https://www.facebook.com/tr?id=123456789012345&ev=PageView&noscript=1';
  expect(await led()).toEqual([302, counted, 'no-store']);
  expect(await led({ 'sec-gpc': '0' })).toEqual([302, counted, 'no-store']);
  expect(await led({ 'sec-gpc': '1' })).toEqual([204, null, 'no-store']);
  expect(await led({ dnt: '1' })).toEqual([204, null, 'no-store']);
  expect(home.policy).toContain("img-src 'self' data: https://www.facebook.com;");
  expect(home.policy.match(/facebook/g)).toHaveLength(1);
  const cart = await policyOf('/shopping-cart');
  expect(cart.html + cart.policy).not.toMatch(/facebook\.com\/tr|"\/pixel"/);
  expect(cart.policy).toContain("img-src 'self' data:;");
  await change({ live_chat_license: null, fb_pixel: null });
  const after = await policyOf('/');
  expect(after.html).not.toMatch(/lc\.chat|"\/pixel"/);
  expect((await led())[0]).toBe(404);
  expect(after.policy).toContain("img-src 'self' data:;");
});

/** The button that offers the chat and WhatsApp. */
const CHOICE = 'class="float" type="button"';

test('any licence switches our own chat on, whose link says on which page the visitor is', async () => {
  await change({
    live_chat_license: 'si',
    whatsapp_country_code: '52',
    whatsapp_phone: '5512345678',
  });
  const home = await shown();
  expect(home).toContain('href="/chat?page=%2F"');
  expect(home).toContain(CHOICE);
  expect(home).not.toContain('lc.chat');
  const info = await shown('/info');
  expect(info).toContain('href="/chat?page=%2Finfo"');
  expect(info).not.toContain(CHOICE);
  await write('a', sql`UPDATE store SET store_type = 'franchise' WHERE id = 'st_uno'`);
  expect((await change({ live_chat_license: null })).status).toBe(200);
  expect(await shown('/info')).not.toContain('/chat?page');
  // Changes are counted by the hour.
  platform.clock.advance(60 * 60_000);
  await write('a', sql`UPDATE store SET store_type = 'other' WHERE id = 'st_uno'`);
});

test('a store of a network says so below its bar, until its owner hides it', async () => {
  await write('a', sql`UPDATE store SET root_id = 'st_dos' WHERE id = 'st_uno'`);
  await change({ hidden_affinity_xheader: true });
  expect(await shown()).not.toContain('class="network"');
  await change({ hidden_affinity_xheader: false });
  const page = await shown();
  expect(page).toMatch(/<a class="network" href="http:\/\/dos\.[^"]*"/);
  expect(page.indexOf('class="brand"')).toBeLessThan(page.indexOf('class="network"'));
  const checkout = await platform.ask('http://uno.localhost/shopping-cart');
  expect(await checkout.text()).toContain('class="network"');
  await write('a', sql`UPDATE store SET root_id = NULL WHERE id = 'st_uno'`);
  await change({ hidden_affinity_xheader: true });
  await change({ hidden_affinity_xheader: false });
  expect(await shown()).not.toContain('class="network"');
});

test.each([
  ['hidden_store_name', true, false, /<span class="visually-hidden">Uno/],
  ['hidden_search_bar', false, true, /class="search-open"/],
  ['adornment_type', 'geom-circle', null, /data-adornment="geom-circle"/],
  ['darkmode', true, false, /data-theme="dark"/],
])('what shoppers see follows %s', async (field, set, unset, seen) => {
  await change({ name: 'Uno', [field]: set });
  expect(await shown()).toMatch(seen);
  await change({ [field]: unset });
  expect(await shown()).not.toMatch(seen);
});

test('opening hours are told on the contact page, in the zone that the store chose', async () => {
  const day = [
    { from: '00:00', to: '12:00' },
    { from: '12:30', to: '24:00' },
  ];
  const sent = {
    opening_hours: [day, day, day, day, day, day, []],
    time_zone: 'America/Tijuana',
  };
  expect(await change(sent)).toMatchObject({ status: 200, body: sent });
  expect(await standing()).toMatchObject(sent);
  const page = await shown('/contacto');
  expect(page).toMatch(/Abierto ahora|Cerrado ahora/);
  expect(page).toContain('<dt>domingo</dt><dd>Cerrado</dd>');
  expect(await shown()).toContain('"dayOfWeek":"Monday","opens":"00:00","closes":"12:00"');
  for (const fields of [
    { opening_hours: [[{ from: '20:00', to: '09:00' }], [], [], [], [], [], []] },
    { opening_hours: [day] },
    { opening_hours: [[{ from: '25:00', to: '26:00' }], [], [], [], [], [], []] },
    { time_zone: 'Mars/Olympus' },
  ]) {
    expect((await change(fields)).status).toBe(400);
  }
  await change({ opening_hours: null, time_zone: null });
  expect(await shown('/contacto')).not.toMatch(/Abierto ahora|Cerrado ahora/);
});

test('the about page is an entry of the blog as long as shoppers see it', async () => {
  const entry = { title: 'Quiénes somos', body: '<p>Tres <b>hermanas</b>.</p>' };
  const publish = async (fields: object) => {
    const { body } = await owner('POST', '/blog-admin', fields, crypto.randomUUID());
    return String(body['id']);
  };
  const id = await publish({ ...entry, state: 'published' });
  const draft = await publish(entry);
  for (const other of [draft, 'be_gone']) {
    const answer = await change({ about_entry_id: other });
    expect(told(answer)).toEqual([404, 'blog_entry_not_found', 'about_entry_id']);
  }
  const sent = { about_text: 'El texto de antes', about_entry_id: id };
  expect(await change(sent)).toMatchObject({ status: 200, body: sent });
  expect(await shown('/info')).toMatch(/<p>Tres <(b|strong)>hermanas/);
  expect(await shown()).toContain('href="/info"');
  // An entry that goes leaves the text, and without an entry the text is chosen again.
  await owner('PATCH', `/blog-admin/${id}`, { state: 'draft' }, crypto.randomUUID());
  expect(await shown('/info')).toContain('El texto de antes');
  expect((await change({ about_entry_id: null })).body['about_entry_id']).toBeNull();
  expect(await shown('/info')).toContain('El texto de antes');
  await change({ about_text: null });
  expect((await platform.ask('http://uno.localhost/info')).status).toBe(404);
});
