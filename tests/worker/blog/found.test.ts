/** How entries of a blog are found: by their tags, and by what search engines are told of them. */
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

let platform: Platform;
let owner: Caller;
beforeAll(async () => {
  await openStore({ slug: 'taller', cell: 'a' });
  platform = startPlatform();
  await openAccount('tallerista');
  await appoint('tallerista', 'taller', 'owner');
  owner = await calling(platform, 'tallerista', 'taller');
  await owner('PATCH', '/store/taller', { sections_info: { blogs: true } }, crypto.randomUUID());
});

async function write(fields: object): Promise<Record<string, unknown>> {
  const body = { state: 'published', body: 'Uno', ...fields };
  const answer = await owner('POST', '/blog-admin', body, crypto.randomUUID());
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
const read = async (path: string, language = 'es', cookie = '') => {
  const headers = { 'accept-language': language, ...(cookie && { cookie }) };
  return (await platform.ask(`http://taller.localhost${path}`, { headers })).text();
};

test('an entry says to search engines what its owner wrote for them, in each language', async () => {
  const made = await write({
    title: 'Barro',
    title_en: 'Clay',
    seo_title: ' Cómo se  hace una taza ',
    seo_description: 'Paso a paso',
    seo_title_en: 'How a cup is made',
  });
  expect(made).toMatchObject({ seo_title: 'Cómo se hace una taza', seo_description_en: null });
  const spanish = await read(`/blogs/~${String(made['slug'])}`);
  expect(spanish).toContain('<title>Cómo se hace una taza');
  expect(spanish).toContain('content="Paso a paso"');
  expect(spanish).toMatch(/<h1>Barro<\/h1>/);
  const english = await read(`/blogs/~${String(made['slug'])}`, 'en');
  expect(english).toContain('<title>How a cup is made');
  expect(english).not.toContain('Paso a paso');
});

test('tags lead to the entries that have them', async () => {
  const first = await write({ title: 'Uno', tags: ['torno', ' torno ', 'barro y agua'] });
  const second = await write({ title: 'Dos', tags: ['torno'], tags_en: ['wheel'] });
  await write({ title: 'Tres' });
  expect(first).toMatchObject({ tags: ['torno', 'barro y agua'], tags_en: null });
  expect(await read(`/blogs/~${String(first['slug'])}`)).toContain(
    'href="/blogs?tag=barro%20y%20agua"',
  );
  expect(await read(`/blogs/~${String(second['slug'])}`, 'en')).toContain(
    'href="/blogs?tag=wheel"',
  );
  const titles = async (tag: string) => {
    const path = `/blog/st_taller:st_taller?tag=${encodeURIComponent(tag)}`;
    const { results } = (await owner('GET', path)).body as { results: { title: string }[] };
    return results.map(({ title }) => title);
  };
  expect((await titles('torno')).toSorted()).toEqual(['Dos', 'Uno']);
  expect(await titles('wheel')).toEqual(['Dos']);
  expect(await titles('nada')).toEqual([]);
  const page = await read('/blogs?tag=wheel');
  expect(page).toContain('Entradas con «wheel»');
  expect(page).not.toContain('Tres');
});

test.each([
  [{ tags: Array.from({ length: 13 }, (_, at) => `t${at}`) }],
  [{ tags: ['x'.repeat(41)] }],
  [{ seo_title: 'x'.repeat(101) }],
])('%j is refused', async (fields) => {
  const answer = await owner('POST', '/blog-admin', { title: 'X', ...fields }, crypto.randomUUID());
  expect([answer.status, answer.body['code']]).toEqual([400, 'invalid_request']);
});

test('a deleted entry lies in the trash with all of it until it is put back', async () => {
  const made = await write({ title: 'Se va', tags: ['torno'], seo_title: 'Vuelve' });
  const id = String(made['id']);
  await owner('DELETE', `/blog-admin/${id}`, undefined, crypto.randomUUID());
  const cookie = await signIn('tallerista', 'taller.localhost');
  const listed = await read('/admin/papelera?subject=blog_entry', 'es', cookie);
  expect(listed).toContain('<b>Se va</b>');
  expect(await read('/admin/papelera?subject=item', 'es', cookie)).not.toContain('Se va');
  const entry = /name="id" value="(ed_[a-z0-9]+)"/.exec(listed)?.[1] ?? '';
  const path = `/store/st_taller:st_taller/other/store/history/${entry}/take-back`;
  expect((await owner('POST', path, {}, crypto.randomUUID())).status).toBe(200);
  expect((await owner('GET', `/blog-admin/${id}`)).body).toMatchObject({
    title: 'Se va',
    tags: ['torno'],
    seo_title: 'Vuelve',
  });
  expect(await read('/admin/papelera', 'es', cookie)).not.toContain('Se va');
});
