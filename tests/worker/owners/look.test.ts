/** A look of the store that its owners prepare: unseen, previewed by its address, published now or later. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../../../edge/env.ts';
import { openCells } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { publishDueLooks } from '../../../edge/flows/owners/look-due.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore, write } from '../platform/stores.ts';
import { calling, callerOf, type Caller } from '../staff/caller.ts';

const STORE = '/store/st_uno:st_uno/other/store';
const LOOK = `${STORE}/look`;
const HOUR_MS = 3_600_000;

let platform: Platform;
let owner: Caller;
let other: Caller;
beforeAll(async () => {
  for (const slug of ['uno', 'dos']) await openStore({ slug, cell: 'a' });
  await openStore({ slug: 'espejo', cell: 'a', isProxy: true });
  platform = startPlatform();
  for (const name of ['duena', 'ajena', 'cuentas', 'reflejo']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('cuentas', 'uno', 'accountant');
  await appoint('ajena', 'dos', 'owner');
  await appoint('reflejo', 'espejo', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  other = await calling(platform, 'ajena', 'dos');
});
beforeEach(() => write('a', sql`DELETE FROM look_draft`));

const key = () => crypto.randomUUID();
const shownLook = async () => (await owner('GET', LOOK)).body['shown'] as Record<string, unknown>;
const save = async (fields: object, by: Caller = owner) => {
  const body = { ...(await shownLook()), ...fields };
  return by('PUT', LOOK, body, key());
};
const publish = (body: object = {}) => owner('POST', `${LOOK}/publish`, body, key());
const get = async (address: string) => {
  const answer = await platform.ask(address, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const front = () => get('http://uno.localhost/');
const settingsNow = async () => (await owner('GET', `${STORE}/settings`)).body;
const colors = async () => {
  const [sheet = ''] = /\/theme\/[^"]+\.css/.exec((await front()).text) ?? [];
  return (await get(`http://uno.localhost${sheet}`)).text;
};

async function tick(now: number): Promise<void> {
  const ports = { clock: { now: () => now } };
  for (const cell of openCells(readEnv(env))) {
    await publishDueLooks({ env: readEnv(env), cell, ports } as never);
  }
}

test('a look is kept unseen, and shown by its preview alone', async () => {
  const before = await settingsNow();
  const made = await save({
    color1: '#7a2e5e',
    photo_display: 'sq',
    adornment_type: 'geom-circle',
  });
  expect(made).toMatchObject({ status: 200, body: { version: 1, publish_at: null } });
  const address = String(made.body['preview_url']);
  expect(address).toMatch(/^http:\/\/uno\.localhost\/vista\/lk_[a-z0-9]{26}$/);
  expect(await settingsNow()).toEqual(before);
  expect((await front()).text).not.toContain('geom-circle');
  expect(await colors()).not.toContain('#7a2e5e');

  const preview = await get(address);
  expect(preview.status).toBe(200);
  expect(preview.text).toContain('data-adornment="geom-circle"');
  expect(preview.text).toMatch(/<meta name="robots" content="noindex/);
  expect(preview.text).not.toContain('<script type="module">');
  expect(preview.headers.get('cache-control')).toBe('no-store');
  expect(preview.headers.get('x-page-cache')).toBe('off');
  const [sheet = ''] = /\/theme\/st_uno\.lk_[^"]+\.css/.exec(preview.text) ?? [];
  const css = await get(`http://uno.localhost${sheet}`);
  expect([css.status, css.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(css.text).toContain('#7a2e5e');
  expect((await front()).text).not.toContain('geom-circle');
  expect(await colors()).not.toContain('#7a2e5e');
  // A store shows its own previews alone.
  expect((await get(address.replace('uno.', 'dos.'))).status).toBe(404);
  expect((await get(`http://dos.localhost${sheet}`)).status).toBe(404);
  expect((await get('http://uno.localhost/vista/lk_nada')).status).toBe(404);
});

test('published, it is the next page’s, stands in the history, and is taken back', async () => {
  const before = await settingsNow();
  const made = await save({ color1: '#134e6f', columns: 1 });
  expect((await publish({ version: made.body['version'] })).status).toBe(200);
  expect(await settingsNow()).toMatchObject({ color1: '#134e6f', columns: 1 });
  expect(await colors()).toContain('#134e6f');
  expect((await get(String(made.body['preview_url']))).status).toBe(404);
  expect((await owner('GET', LOOK)).body['draft']).toBeNull();
  const { body } = await owner('GET', `${STORE}/history?limit=1`);
  const [entry] = body['results'] as { id: string; subject: string; after: object }[];
  expect(entry).toMatchObject({ subject: 'settings', after: { color1: '#134e6f', columns: 1 } });
  const back = await owner('POST', `${STORE}/history/${entry!.id}/take-back`, {}, key());
  expect(back.status).toBe(200);
  expect(await settingsNow()).toMatchObject({ color1: before['color1'], columns: 2 });
  expect((await publish()).status).toBe(404);
});

test('sections are tried in the preview alone, and published at once or by their time', async () => {
  const sections = async () => (await settingsNow())['sections_info'] as Record<string, boolean>;
  const before = await sections();
  const turned = { services: !before['services'], experiences: !before['experiences'] };
  const opens = (text: string) => /href="\/servicios|href="\/services/.test(text);
  for (const publish_at of [null, new Date(NOON + HOUR_MS).toISOString()]) {
    const made = await save({ sections_info: turned, publish_at });
    expect(made.body).toMatchObject({ look: { sections_info: turned } });
    expect(await sections()).toEqual(before);
    const preview = await get(String(made.body['preview_url']));
    expect(opens(preview.text)).toBe(turned.services);
    expect(opens((await front()).text)).toBe(before['services']);
    if (publish_at === null) await publish({ version: made.body['version'] });
    else await tick(NOON + HOUR_MS);
    expect(await sections()).toEqual({ ...before, ...turned });
    await owner('PATCH', '/store/uno', { sections_info: before }, key());
  }
});

test('a photo and an icon of the library are tried, and stay while the look does', async () => {
  const gone = '/media/st_uno/pi_nada/abc.webp';
  const refused = await save({ photo: gone });
  expect([refused.status, refused.body['field']]).toEqual([404, 'photo']);
  const photo = '/media/st_uno/pi_llllllllllllllllllllllllll/abc.webp';
  await write(
    'a',
    sql`INSERT INTO picture (id, store_id, name, key, hash, type, bytes, width, height, created_at)
      VALUES ('pi_llllllllllllllllllllllllll', 'st_uno', 'Otoño', ${photo.slice('/media/'.length)}, 'look', 'image/webp',
        10, 10, 10, ${NOON})`,
  );
  const before = await settingsNow();
  const made = await save({ photo, favicon: photo });
  expect(made.body).toMatchObject({ look: { photo, favicon: photo } });
  expect((await get(String(made.body['preview_url']))).text).toContain(
    'pi_llllllllllllllllllllllllll/',
  );
  expect((await front()).text).not.toContain('pi_llllllllllllllllllllllllll/');
  const dropped = await owner('DELETE', '/gallery/pi_llllllllllllllllllllllllll', undefined, key());
  expect([dropped.status, dropped.body['code']]).toEqual([409, 'image_in_use']);
  await publish({ version: made.body['version'] });
  expect(await settingsNow()).toMatchObject({ photo, favicon: photo });
  const { photo: back, favicon } = before as { photo: string | null; favicon: string | null };
  await owner('PATCH', '/store/uno', { photo: back, favicon }, key());
});

test('planned, it is published by its time, once, under the account that planned it', async () => {
  const at = new Date(NOON + HOUR_MS).toISOString();
  const made = await save({ color2: '#0b6b3a', publish_at: at });
  expect(made.body).toMatchObject({ publish_at: at });
  await tick(NOON + HOUR_MS - 1);
  expect(await settingsNow()).not.toMatchObject({ color2: '#0b6b3a' });
  await tick(NOON + HOUR_MS);
  await tick(NOON + HOUR_MS);
  expect(await settingsNow()).toMatchObject({ color2: '#0b6b3a' });
  expect((await owner('GET', LOOK)).body['draft']).toBeNull();
  const { body } = await owner('GET', `${STORE}/history?limit=2&subject=settings`);
  const [entry, earlier] = body['results'] as { by: { id: string }; after: object }[];
  expect(entry).toMatchObject({ by: { id: 'ac_duena' }, after: { color2: '#0b6b3a' } });
  expect(earlier).not.toMatchObject({ after: { color2: '#0b6b3a' } });
});

test('settings that were changed meanwhile stay, but for those of the look', async () => {
  const made = await save({ photo_display: 'rec' });
  await owner('PATCH', '/store/uno', { name: 'Otro nombre', photo_display: 'cir' }, key());
  await publish({ version: made.body['version'] });
  expect(await settingsNow()).toMatchObject({ name: 'Otro nombre', photo_display: 'rec' });
});

test('an older draft is told, of two at once one is kept, and a repeat saves once', async () => {
  const as = key();
  const body = { ...(await shownLook()), color1: '#333333', version: 0 };
  const first = await owner('PUT', LOOK, body, as);
  expect(await owner('PUT', LOOK, body, as)).toEqual(first);
  expect((await owner('PUT', LOOK, body, key())).body['code']).toBe('edited_meanwhile');
  const both = await Promise.all(
    [1, 2].map(() => owner('PUT', LOOK, { ...body, version: 1 }, key())),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await publish({ version: 1 })).body['code']).toBe('edited_meanwhile');
  // The address of the preview stays while the draft does.
  expect((await owner('GET', LOOK)).body).toMatchObject({
    draft: { version: 2, preview_url: first.body['preview_url'] },
  });
  expect((await owner('DELETE', LOOK, undefined, key())).status).toBe(200);
  expect((await get(String(first.body['preview_url']))).status).toBe(404);
});

test('nobody else reads or prepares one, and no colour is anything but one', async () => {
  const accountant = await calling(platform, 'cuentas', 'uno');
  const visitor = callerOf(platform, 'uno');
  for (const [by, status] of [
    [accountant, 403],
    [visitor, 401],
    [other, 404],
  ] as const) {
    expect((await by('GET', LOOK)).status).toBe(status);
    expect((await save({}, by)).status).toBe(status);
    expect((await by('POST', `${LOOK}/publish`, {}, key())).status).toBe(status);
    expect((await by('DELETE', LOOK, undefined, key())).status).toBe(status);
  }
  const mirror = '/store/st_espejo:st_espejo/other/store/look';
  const mirrors = await calling(platform, 'reflejo', 'espejo');
  expect((await mirrors('GET', mirror)).status).toBe(403);
  expect((await mirrors('DELETE', mirror, undefined, key())).status).toBe(403);
  expect((await get('http://espejo.localhost/admin/aspecto')).status).toBe(303);
  for (const wrong of [
    { color1: 'red' },
    { bgcolor: '#fff;}' },
    { photo_display: 'x' },
    { columns: 3 },
    { publish_at: 'ayer' },
  ]) {
    expect((await save(wrong)).status).toBe(400);
  }
});
