/** Deleted pictures: they lie in the trash for 90 days, come back as they were, and leave no file. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { openCells } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { sweepTrash } from '../../../edge/flows/gallery/trash.ts';
import { write } from '../platform/stores.ts';
import type { Caller } from '../staff/caller.ts';
import { openGallery, type Kept, type OpenedGallery } from './opened.ts';

const DAY_MS = 24 * 60 * 60_000;
let platform: OpenedGallery['platform'];
let owner: Caller;
let other: Caller;
let keep: OpenedGallery['keep'];
let remove: OpenedGallery['remove'];
beforeAll(async () => {
  ({ platform, owner, other, keep, remove } = await openGallery());
});

const key = () => crypto.randomUUID();
const shown = async (url: string) => (await platform.ask(`http://uno.localhost${url}`)).status;
const history = '/store/st_uno:st_uno/other/store/history';

/** The last entry about a picture. */
async function lastEntry(id: string): Promise<string> {
  const { body } = await owner('GET', `${history}?subject=picture&limit=100`);
  const entries = body['results'] as { id: string; subject_id: string }[];
  return entries.find(({ subject_id: of }) => of === id)?.id ?? '';
}

const takeBack = async (entry: string, by = owner) =>
  by('POST', `${history}/${entry}/take-back`, {}, key());

/** The names of a picture's files in the bucket. */
async function filesOf({ url }: Kept): Promise<string[]> {
  const own = url.slice('/media/'.length);
  const { objects } = await env.MEDIA.list();
  return objects.map((object) => object.key).filter((name) => name.includes(own));
}

/** One tick of the cron, so many milliseconds from now. */
async function sweep(later = 0): Promise<void> {
  const variables = readEnv(env);
  const ports = { clock: { now: () => platform.clock.now() + later } };
  for (const cell of openCells(variables))
    await sweepTrash({ env: variables, cell, ports } as never);
}

test('a deleted picture is shown nowhere, and comes back as it was, with its file', async () => {
  const picture = await keep('Verano');
  const texts = { alt: 'Una falda al sol', alt_en: 'A skirt in the sun', focal_x: 10, focal_y: 90 };
  await owner('PATCH', `/gallery/${picture.id}`, texts, key());
  expect(await shown(picture.url)).toBe(200);
  expect((await remove(picture.id)).status).toBe(200);
  expect(await shown(picture.url)).toBe(404);
  const [hidden = '', ...more] = await filesOf(picture);
  expect([hidden.startsWith('trash/'), more]).toEqual([true, []]);
  expect(await shown(`/media/${hidden}`)).toBe(404);

  const entry = await lastEntry(picture.id);
  expect((await takeBack(entry)).status).toBe(200);
  expect(await shown(picture.url)).toBe(200);
  const { body } = await owner('GET', '/gallery?text=verano');
  expect(body['results']).toMatchObject([{ id: picture.id, url: picture.url, ...texts }]);
  await sweep();
  expect(await filesOf(picture)).toEqual([picture.url.slice('/media/'.length)]);
  expect((await takeBack(entry)).body['code']).toBe('edited_meanwhile');
});

test('it may go and come back again, and two who put it back at once do so once', async () => {
  const picture = await keep('Otra vez');
  await remove(picture.id);
  await takeBack(await lastEntry(picture.id));
  platform.clock.advance(1000);
  await remove(picture.id);
  await sweep();
  const entry = await lastEntry(picture.id);
  const both = await Promise.all([takeBack(entry), takeBack(entry)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await shown(picture.url)).toBe(200);
});

test('a change is taken back, an upload and what another store deleted are not', async () => {
  const picture = await keep('Antes');
  const upload = await lastEntry(picture.id);
  await owner('PATCH', `/gallery/${picture.id}`, { name: 'Después', decorative: true }, key());
  expect((await takeBack(await lastEntry(picture.id))).status).toBe(200);
  const { body } = await owner('GET', '/gallery?text=antes');
  expect(body['results']).toMatchObject([{ id: picture.id, name: 'Antes', decorative: false }]);
  expect((await takeBack(upload)).body['code']).toBe('edit_stays');

  await remove(picture.id);
  const entry = await lastEntry(picture.id);
  const foreign = `/store/st_dos:st_dos/other/store/history/${entry}/take-back`;
  expect((await other('POST', foreign, {}, key())).body['code']).toBe('edit_not_found');
  expect(await shown(picture.url)).toBe(404);
});

test('a file that a deletion left where it was is moved by the cron', async () => {
  const picture = await keep('A medias');
  const own = picture.url.slice('/media/'.length);
  const file = await env.MEDIA.get(own);
  const bytes = await file!.arrayBuffer();
  await remove(picture.id);
  // As if the process had ended after the commit.
  const [hidden = ''] = await filesOf(picture);
  await env.MEDIA.delete(hidden);
  await env.MEDIA.put(own, bytes, { httpMetadata: { contentType: 'image/png' } });
  const due = platform.clock.now() + 10 * 60_000;
  await write(
    'a',
    sql`UPDATE picture_trash SET state = 'hiding', due_at = ${due} WHERE picture_id = ${picture.id}`,
  );
  expect((await takeBack(await lastEntry(picture.id))).body['code']).toBe('edit_stays');
  platform.clock.advance(11 * 60_000);
  await sweep();
  expect(await shown(picture.url)).toBe(404);
  expect((await takeBack(await lastEntry(picture.id))).status).toBe(200);
  expect(await shown(picture.url)).toBe(200);
});

test('after 90 days its file is gone, and it cannot be put back', async () => {
  const picture = await keep('Vieja');
  await remove(picture.id);
  const entry = await lastEntry(picture.id);
  await sweep(90 * DAY_MS - 1000);
  expect(await filesOf(picture)).toHaveLength(1);
  await sweep(90 * DAY_MS);
  expect((await takeBack(entry)).body['code']).toBe('edit_stays');
  await sweep(90 * DAY_MS);
  expect(await filesOf(picture)).toEqual([]);
});
