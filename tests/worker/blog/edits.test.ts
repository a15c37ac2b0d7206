/** A store's blog as its owners write it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { calling, callerOf, type Caller } from '../staff/caller.ts';

const HISTORY = '/store/st_uno:st_uno/other/store/history';
const HOUR_MS = 3_600_000;

let platform: Platform;
let owner: Caller;
let other: Caller;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  platform = startPlatform();
  for (const name of ['duena', 'ajena']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ajena', 'dos', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  other = await calling(platform, 'ajena', 'dos');
  await owner('PATCH', '/store/uno', { sections_info: { blogs: true } }, key());
});

const key = () => crypto.randomUUID();
type Body = Record<string, unknown> & { id: string; slug: string; version: number };
const write = async (fields: object, by: Caller = owner, under = key()) => {
  const { status, body } = await by('POST', '/blog-admin', fields, under);
  return { status, body: body as Body };
};
const change = (id: string, fields: object) => owner('PATCH', `/blog-admin/${id}`, fields, key());
const page = async (slug: string) => {
  const answer = await platform.ask(`http://uno.localhost/blogs/~${slug}`);
  return { status: answer.status, text: await answer.text() };
};

test('a draft has a preview for the editors of its store alone, which nothing keeps or finds', async () => {
  const fields = { title: 'Aún no', title_en: 'Not yet', body: 'Borrador', body_en: 'A draft' };
  const { body } = await write(fields);
  const preview = async (name?: string, language = 'es') => {
    const cookie = name && (await signIn(name, 'uno.localhost'));
    const answer = await platform.ask(`http://uno.localhost/admin/blog/${body.id}/vista`, {
      headers: { 'accept-language': language, ...(cookie && { cookie }) },
      redirect: 'manual',
    });
    return { answer, text: await answer.text() };
  };
  const { answer, text } = await preview('duena');
  expect(answer.status).toBe(200);
  expect(text).toContain('<p>Borrador</p>');
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
  expect((await preview('duena', 'en')).text).toContain('<p>A draft</p>');
  for (const name of ['ajena', undefined]) {
    const refused = await preview(name);
    expect(refused.answer.status).not.toBe(200);
    expect(refused.text).not.toContain('Borrador');
  }
});

test('a draft is seen by nobody until it is published, and then at once', async () => {
  const { status, body } = await write({ title: 'Día de taller', body: 'Uno\n\ndos' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    slug: 'dia-de-taller',
    state: 'draft',
    body: '<p>Uno</p>\n<p>dos</p>',
    excerpt: 'Uno dos',
    version: 1,
  });
  expect((await page(body.slug)).status).toBe(404);
  expect((await change(body.id, { state: 'published' })).body).toMatchObject({
    state: 'published',
    publish_at: new Date(NOON).toISOString(),
    version: 2,
  });
  const shown = await page(body.slug);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<p>dos</p>');
  await change(body.id, { state: 'draft' });
  expect((await page(body.slug)).status).toBe(404);
});

test('a text that would run is kept without what runs', async () => {
  const { body } = await write({
    title: '<img src=x onerror=alert(1)>',
    title_en: '"><script>alert(1)</script>',
    body: '<p onclick="x()">a<script>alert(1)</script><a href="javascript:alert(1)">b</a></p>',
    state: 'published',
  });
  expect(body['body']).toBe('<p>a<a>b</a></p>');
  const { text } = await page(body.slug);
  expect(text).not.toContain('<img src=x');
  expect(text).not.toContain('alert(1)</script>');
});

test('a planned entry is shown from its time on', async () => {
  const publish_at = new Date(NOON + HOUR_MS).toISOString();
  const { body } = await write({ title: 'Mañana', state: 'published', publish_at });
  expect(body['state']).toBe('planned');
  expect((await page(body.slug)).status).toBe(404);
  platform.clock.advance(HOUR_MS);
  expect((await page(body.slug)).status).toBe(200);
  const { body: list } = await owner('GET', '/blog-admin');
  expect(list['results']).toContainEqual(
    expect.objectContaining({ slug: body.slug, state: 'published' }),
  );
});

test('two entries of one title have two addresses; a repeat under one key is one entry', async () => {
  const under = key();
  const first = await write({ title: 'Igual' }, owner, under);
  expect(await write({ title: 'Igual' }, owner, under)).toEqual(first);
  expect((await write({ title: 'Igual' })).body.slug).toBe('igual-2');
  expect((await write({ title: 'Entry' })).body.slug).toBe('entry-2');
});

describe('an entry that was deleted', () => {
  test('is gone from its page, and comes back as it was', async () => {
    const { body } = await write({ title: 'Adiós', body: '<p>a</p>', state: 'published' });
    expect((await owner('DELETE', `/blog-admin/${body.id}`, undefined, key())).body).toMatchObject({
      name: 'Adiós',
    });
    expect((await page(body.slug)).status).toBe(404);
    const { body: list } = await owner('GET', '/blog-admin');
    expect(list['just_deleted']).toMatchObject([{ id: body.id, name: 'Adiós' }]);
    expect((await owner('POST', `/blog-admin/${body.id}/restore`, {}, key())).status).toBe(200);
    expect((await page(body.slug)).status).toBe(200);
    expect((await owner('POST', `/blog-admin/${body.id}/restore`, {}, key())).status).toBe(409);
  });

  test('and every change stands in the history, which takes it back', async () => {
    const { body } = await write({ title: 'Antes' });
    await change(body.id, { title: 'Después' });
    const { body: history } = await owner('GET', `${HISTORY}?subject=blog_entry&limit=1`);
    const [entry] = history['results'] as { id: string }[];
    expect(entry).toMatchObject({ before: { title: 'Antes' }, after: { title: 'Después' } });
    await owner('POST', `${HISTORY}/${String(entry?.id)}/take-back`, {}, key());
    expect((await owner('GET', `/blog-admin/${body.id}`)).body).toMatchObject({ title: 'Antes' });
  });
});

test('another version, another store, a visitor and wrong values are refused', async () => {
  const { body } = await write({ title: 'Mía' });
  await change(body.id, { title: 'Nuestra' });
  expect((await change(body.id, { title: 'Tarde', version: 1 })).body['code']).toBe(
    'edited_meanwhile',
  );
  expect((await other('GET', `/blog-admin/${body.id}`)).body['code']).toBe('blog_entry_not_found');
  const stolen = await other('PATCH', `/blog-admin/${body.id}`, { title: 'x' }, key());
  expect(stolen.body['code']).toBe('blog_entry_not_found');
  expect((await callerOf(platform, 'uno')('GET', '/blog-admin')).status).toBe(401);
  expect((await write({ title: ' ' })).status).toBe(400);
  const never = { title: 'Nunca', state: 'published', publish_at: '2026-99-99T10:00Z' };
  expect((await write(never)).body).toMatchObject({ code: 'invalid_request', field: 'publish_at' });
  expect((await write({ title: 'a'.repeat(151) })).status).toBe(400);
  expect((await write({ title: '😀'.repeat(75) })).status).toBe(201);
  expect((await write({ title: 'Foto', photo: '/media/st_dos/x.webp' })).body).toMatchObject({
    code: 'image_not_found',
    field: 'photo',
  });
});
