/** The slides of a store as its owner edits them, which are its banners too. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { COOKIE } from '../../../shared/kernel/constants/cookies.ts';
import { BANNERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import { bannerTargets } from '../../../shared/rules/banners.ts';
import { formOf, part, pictureOf, uploading } from '../gallery/form.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore, write } from '../platform/stores.ts';
import { calling, type Answer, type Caller } from '../staff/caller.ts';

const STORE = '/store/st_uno:st_uno/other/store';
const PATH = `${STORE}/slides`;
const THEIRS = '/store/st_dos:st_dos/other/store/slides';

let platform: Platform;
let owner: Caller;
let other: Caller;
/** Pictures of the store's library, and one of another store's. */
let wide: Kept;
let tall: Kept;
let foreign: Kept;

interface Kept {
  readonly id: string;
  readonly url: string;
}

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  await listItems({ slug: 'uno', cell: 'a' }, 1);
  platform = startPlatform();
  for (const name of ['duena', 'ajena']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ajena', 'dos', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  other = await calling(platform, 'ajena', 'dos');
  const keep = async (slug: string, name: string, n: number) => {
    const send = await uploading(platform, slug, name);
    const { body } = await send({ body: formOf(part('image', pictureOf(n))) });
    return body as unknown as Kept;
  };
  wide = await keep('uno', 'duena', 1);
  tall = await keep('uno', 'duena', 2);
  foreign = await keep('dos', 'ajena', 3);
});
beforeEach(() => write('a', sql`DELETE FROM banner`));

const key = () => crypto.randomUUID();
const create = (fields: object = {}, as: string = key(), path = PATH) =>
  owner('POST', path, { hzt_image_id: wide.id, vrt_image_id: tall.id, ...fields }, as);
const change = (id: string, fields: object) => owner('PATCH', `${PATH}/${id}`, fields, key());
const idOf = ({ body }: Answer) => String(body['id']);
const listed = async () => {
  const { body } = await owner('GET', `${PATH}?limit=100`);
  return (body['results'] as { id: string }[]).map(({ id }) => id);
};
const shown = async () => (await platform.ask('http://uno.localhost/')).text();
const last = async () => {
  const { body } = await owner('GET', `${STORE}/history?limit=1`);
  return (body['results'] as Record<string, unknown>[])[0]!;
};
const takeBack = async () =>
  owner('POST', `${STORE}/history/${String((await last())['id'])}/take-back`, {}, key());
const columns = (n: number) =>
  write(
    'a',
    sql`UPDATE store SET profile = json_set(profile, '$.store_theme_info.columns', ${n})
      WHERE id = 'st_uno'`,
  );

test('a new slide is shown by the next page, in the pictures of the library', async () => {
  expect(await shown()).not.toContain(wide.url.slice('/media/'.length));
  expect(await create()).toMatchObject({
    status: 201,
    body: {
      hzt_image: wide.url,
      vrt_image: tall.url,
      type: 'URL',
      action_type: 'none',
      url_target: true,
      target: 'all',
      version: 1,
    },
  });
  const page = await shown();
  // Pages ask for a picture in the width of its box.
  for (const { url } of [wide, tall]) expect(page).toContain(url.slice('/media/'.length));
});

test('a banner shows its horizontal picture in both orientations where it has no other', async () => {
  const made = await owner('POST', `${STORE}/banners`, { hzt_image_id: wide.id }, key());
  expect(made).toMatchObject({ status: 201, body: { vrt_image: wide.url } });
  const { body } = await platform
    .ask(`http://uno.localhost/api${STORE}/banners`)
    .then(async (answer) => ({ body: (await answer.json()) as { results: { id: string }[] } }));
  expect(body.results.map(({ id }) => id)).toEqual([idOf(made)]);
  const path = `${STORE}/banners/${idOf(made)}`;
  expect((await owner('PATCH', path, { target: 'anonymous' }, key())).body).toMatchObject({
    target: 'anonymous',
    version: 2,
  });
  expect((await owner('DELETE', path, undefined, key())).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test('a repeat under the same key makes one slide', async () => {
  const as = key();
  const [one, two] = [await create({}, as), await create({}, as)];
  expect(two).toEqual(one);
  expect(await listed()).toHaveLength(1);
});

test('its type decides between product and address', async () => {
  const made = await create({ type: 'PRODUCT', product: 'it_uno-1', supplier: 'st_dos' });
  expect(made.body).toMatchObject({
    type: 'PRODUCT',
    action_type: 'product',
    product: 'it_uno-1',
    supplier: 'st_uno',
    url: null,
  });
  const { body } = await change(idOf(made), { type: 'URL', url: 'https://example.com' });
  expect(body).toMatchObject({
    type: 'URL',
    action_type: 'url',
    product: null,
    supplier: null,
    url: 'https://example.com',
  });
});

describe('a slide is refused', () => {
  test.each([
    ['no picture', { hzt_image_id: undefined }, 400, 'hzt_image_id'],
    ['no second picture', { vrt_image_id: undefined }, 400, 'vrt_image_id'],
    ['a picture that is gone', { vrt_image_id: `pi_${'1'.repeat(26)}` }, 404, 'vrt_image_id'],
    ['a link without an address', { action_type: 'url' }, 400, 'url'],
    ['an address that runs', { action_type: 'url', url: 'javascript:alert(1)' }, 400, 'url'],
    ['a product action without product', { action_type: 'product' }, 400, 'product'],
    ['a product of no listing', { type: 'PRODUCT', product: 'it_nada' }, 404, 'product'],
  ])('with %s', async (_, fields, status, field) => {
    const answer = await create(fields);
    expect([answer.status, answer.body['field']]).toEqual([status, field]);
  });

  test("with a picture of another store's library", async () => {
    expect(await create({ hzt_image_id: foreign.id })).toMatchObject({
      status: 404,
      body: { code: 'image_not_found', field: 'hzt_image_id' },
    });
  });

  test('in one column with an address that is no website; one that is there stays', async () => {
    const link = { action_type: 'url', url: '/catalogos' };
    const id = idOf(await create(link));
    await columns(1);
    expect((await create(link)).body).toMatchObject({ code: 'invalid_request', field: 'url' });
    expect((await create({ ...link, url: 'https://example.com' })).status).toBe(201);
    expect((await change(id, { target: 'registered' })).body).toMatchObject({ url: '/catalogos' });
    await columns(2);
  });

  test('where the store has as many as it can hold', async () => {
    await write(
      'a',
      sql`WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${BANNERS_MAX})
        INSERT INTO banner (id, store_id, position, hzt_image, vrt_image, type, action_type)
        SELECT 'bn_uno-' || i, 'st_uno', i, '/a.webp', '/b.webp', 'URL', 'none' FROM n`,
    );
    expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({ status: 409, body: { code: 'too_many_slides' } });
  });
});

describe('a change', () => {
  test('keeps a picture that it does not name, and is refused for an older version', async () => {
    const id = idOf(await create());
    expect((await change(id, { hzt_image_id: tall.id, version: 1 })).body).toMatchObject({
      hzt_image: tall.url,
      vrt_image: tall.url,
      version: 2,
    });
    expect(await change(id, { target: 'registered', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    });
  });

  test('of another store is not found, whatever the path says', async () => {
    const id = idOf(await create());
    for (const path of [PATH, THEIRS]) {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { target: 'registered' } : undefined;
        expect((await other(method, `${path}/${id}`, body, key())).status).toBe(404);
      }
    }
    expect(await listed()).toEqual([id]);
  });

  test('of the order is shown, and taken back', async () => {
    const ids = [idOf(await create()), idOf(await create()), idOf(await create())];
    expect(await listed()).toEqual(ids);
    const turned = ids.toReversed();
    expect((await owner('PUT', `${PATH}/order`, { ids: turned }, key())).status).toBe(200);
    expect(await listed()).toEqual(turned);
    await takeBack();
    expect(await listed()).toEqual(ids);
    expect((await other('PUT', `${THEIRS}/order`, { ids }, key())).status).toBe(409);
  });
});

describe('the history', () => {
  test('puts a deleted slide back into its place', async () => {
    const ids = [idOf(await create()), idOf(await create())];
    await owner('DELETE', `${PATH}/${ids[0]!}`, undefined, key());
    expect(await last()).toMatchObject({ subject: 'slide', subject_id: ids[0], after: null });
    expect((await takeBack()).status).toBe(200);
    expect(await listed()).toEqual(ids);
  });

  test('does not put a slide back whose picture was deleted', async () => {
    const send = await uploading(platform, 'uno', 'duena');
    const { body } = await send({ body: formOf(part('image', pictureOf(9))) });
    const id = idOf(await create({ hzt_image_id: String(body['id']) }));
    const remove = (path: string) => owner('DELETE', path, undefined, key());
    expect((await remove(`/gallery/${String(body['id'])}`)).body['code']).toBe('image_in_use');
    await remove(`${PATH}/${id}`);
    const deleted = await last();
    expect((await remove(`/gallery/${String(body['id'])}`)).status).toBe(200);
    const path = `${STORE}/history/${String(deleted['id'])}/take-back`;
    expect(await owner('POST', path, {}, key())).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    });
  });

  test('takes a change back', async () => {
    const id = idOf(await create({ action_type: 'signup' }));
    await change(id, { action_type: 'none' });
    expect(await last()).toMatchObject({
      before: { action_type: 'signup' },
      after: { action_type: 'none' },
    });
    expect((await takeBack()).status).toBe(200);
    expect((await owner('GET', `${PATH}/${id}`)).body).toMatchObject({ action_type: 'signup' });
  });
});

test.each([
  ['', 'own', ['all', 'registered', 'entrepreneurs_with_store']],
  ['on.anonymous', 'visitor', ['all', 'anonymous']],
  ['on.registered', 'registered account', ['all', 'registered']],
  [
    'on.entrepreneur_without_store',
    'entrepreneur without a store',
    ['all', 'registered', 'entrepreneurs_without_store'],
  ],
  [
    'on.entrepreneur_with_store',
    'entrepreneur with a store',
    ['all', 'registered', 'entrepreneurs_with_store'],
  ],
])('edit mode "%s" shows an owner the slides of: %s', async (mode, _, seen) => {
  for (const target of bannerTargets) {
    await create({
      target,
      action_type: 'url',
      url: `https://${target.replaceAll('_', '-')}.test`,
    });
  }
  const session = await signIn('duena', 'uno.localhost');
  const cookie = mode === '' ? session : `${session}; ${COOKIE.editMode}=${mode}`;
  const answer = await platform.ask('http://uno.localhost/', { headers: { cookie } });
  const page = await answer.text();
  expect(
    bannerTargets.filter((target) =>
      page.includes(`"https://${target.replaceAll('_', '-')}.test"`),
    ),
  ).toEqual(seen);
});

test('the cookie of edit mode shows a visitor nothing that is not meant for them', async () => {
  await create({ target: 'registered', action_type: 'url', url: 'https://registered.test' });
  const headers = { cookie: `${COOKIE.editMode}=on.registered` };
  const answer = await platform.ask('http://uno.localhost/', { headers });
  expect(await answer.text()).not.toContain('https://registered.test');
});
