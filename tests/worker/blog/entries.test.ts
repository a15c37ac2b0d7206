/** The blog as shoppers read it: drafts, planned entries, languages, feed and sitemap. */
import { beforeAll, expect, test } from 'vitest';
import { insertRows } from '../../../edge/db/cell-sql.ts';
import { messages as listWords } from '../../../fragments/shop/blog-list/messages/en.ts';
import { openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { cells, NOON, openStore, write } from '../platform/stores.ts';

const MINUTE_MS = 60_000;

let platform: Platform;
beforeAll(async () => {
  const sections_info = { products: true, digital: false, services: false, experiences: false };
  const others = { franchises: false, retail: false, catalogues: true, blogs: true };
  const store_theme_info = {
    color1: '#112233',
    color2: '#445566',
    columns: 2 as const,
    signup_form: 'complete' as const,
    sections_info: { ...sections_info, ...others },
  };
  await openStore({ slug: 'uno', cell: 'a', profile: { store_theme_info } });
  await openStore({ slug: 'dos', cell: 'a', profile: { store_theme_info } });
  await openStore({ slug: 'mudo', cell: 'a' });
  await openAccount('duena');
  platform = startPlatform();
  await add('uno', 'primera', { published_at: NOON - 2 * MINUTE_MS });
  await add('uno', 'segunda', {
    published_at: NOON - MINUTE_MS,
    title: 'Lino & <seda>',
    title_en: 'Linen',
    body_en: '<p>Cloth</p>',
  });
  await add('uno', 'borrador', { published_at: null });
  await add('uno', 'luego', { published_at: NOON + MINUTE_MS, is_planned: 1 });
  await add('dos', 'ajena', { published_at: NOON - MINUTE_MS });
  await add('mudo', 'callada', { published_at: NOON - MINUTE_MS });
});

async function add(store: string, slug: string, fields: object): Promise<void> {
  const row = {
    id: `be_${store}-${slug}`,
    store_id: `st_${store}`,
    slug,
    title: `Entrada ${slug}`,
    excerpt: 'Resumen',
    body: '<p>Texto</p>',
    author: 'ac_duena',
    updated_at: NOON,
    ...fields,
  };
  for (const statement of insertRows('blog_entry', [row])) await write('a', statement);
}

const get = (path: string, store = 'uno', language = 'es') =>
  platform.ask(`http://${store}.localhost${path}`, { headers: { 'accept-language': language } });
const read = async (path: string) =>
  (await (await get(path)).json()) as Record<string, unknown> & {
    results: { slug: string; author: { name: string } }[];
  };

test('the list holds what is published, the last one first, with its author', async () => {
  const list = await read('/api/blog/st_uno:st_uno');
  expect(list.results.map(({ slug }) => slug)).toEqual(['segunda', 'primera']);
  expect(list).toMatchObject({ matches_estimated: 2 });
  expect(list.results[0]?.author).toMatchObject({ id: 'ac_duena' });
  expect(await read('/api/blog/uno:uno/entry?limit=1&offset=1')).toMatchObject({
    results: [{ slug: 'primera' }],
    matches_estimated: 2,
  });
  expect((await get('/api/blog/st_dos:st_dos')).status).toBe(404);
});

test('an entry is read by the end of its address; drafts and other stores’ entries are not there', async () => {
  expect(await read('/api/blog/st_uno:st_uno/segunda')).toMatchObject({ body: '<p>Texto</p>' });
  for (const slug of ['borrador', 'luego', 'ajena', 'nada']) {
    const answer = await get(`/api/blog/st_uno:st_uno/${slug}`);
    expect([slug, answer.status]).toEqual([slug, 404]);
    expect((await get(`/blogs/~${slug}`)).status).toBe(404);
  }
});

test('its page shows it in both languages, and escapes its title', async () => {
  const page = await (await get('/blogs/~segunda')).text();
  expect(page).toContain('Lino &amp; &lt;seda&gt;');
  expect(page).toContain('<p>Texto</p>');
  expect(page).toContain('BlogPosting');
  const english = await (await get('/blogs/~segunda', 'uno', 'en')).text();
  expect(english).toContain('<p>Cloth</p>');
  expect((await get('/blogs/segunda')).status).toBe(404);
});

test('list, menu, feed and sitemap hold it where the section is on, and nothing of it elsewhere', async () => {
  const list = await (await get('/blogs')).text();
  expect(list).toContain('/blogs/~primera');
  expect(list).not.toContain('borrador');
  expect(await (await get('/')).text()).toContain('href="/blogs"');
  const feed = await (await get('/blogs/feed.xml')).text();
  expect(feed).toContain('Lino &amp; &lt;seda&gt;');
  expect(feed).toContain('&lt;p&gt;Texto&lt;/p&gt;');
  expect(feed).not.toContain('luego');
  expect(await (await get('/sitemap.xml')).text()).toContain('/blogs/~segunda');
  for (const path of ['/blogs', '/blogs/~callada', '/blogs/feed.xml'])
    expect([path, (await get(path, 'mudo')).status]).toEqual([path, 404]);
  expect(await (await get('/sitemap.xml', 'mudo')).text()).not.toContain('/blogs');
});

test('a planned entry is there from its time on', async () => {
  platform.clock.advance(MINUTE_MS);
  expect((await get('/blogs/~luego')).status).toBe(200);
  expect((await read('/api/blog/st_uno:st_uno/entry?limit=3')).results[0]?.slug).toBe('luego');
});

test('a blog that cannot be read says so in its place, and offers another try', async () => {
  const { es } = listWords;
  const page = async (path: string) => {
    const answer = await platform.ask(`http://uno.localhost${path}`, {
      headers: { 'cache-control': 'no-cache' },
    });
    const html = await answer.text();
    const isWhole = html.includes('<shop-nav') && html.includes('<shop-footer');
    return [answer.status, html.includes(es.failed), isWhole, html.includes(`href="${path}"`)];
  };
  const rename = (from: string, to: string) =>
    cells.a.prepare(`ALTER TABLE ${from} RENAME TO ${to}`).run();
  await rename('blog_entry', 'blog_entry_away');
  expect(await page('/blogs?page=7')).toEqual([503, true, true, true]);
  expect(await page('/blogs/~primera')).toEqual([503, true, true, true]);
  await rename('blog_entry_away', 'blog_entry');
  expect((await page('/blogs?page=7')).slice(0, 2)).toEqual([200, false]);
  expect((await page('/blogs/~primera')).slice(0, 2)).toEqual([200, false]);
  expect((await page('/blogs/~ninguna')).slice(0, 2)).toEqual([404, false]);
});
