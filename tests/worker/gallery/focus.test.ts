/** The point that a picture's crops keep: the pages that crop it show that part, and calls name the point. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { openItems } from '../owners/opened-items.ts';
import { write } from '../platform/stores.ts';
import { formOf, part, pictureOf, uploading } from './form.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
let wide: { id: string; url: string };
let upright: { id: string; url: string };
let item: { id: string; slug: string };

beforeAll(async () => {
  opened = await openItems();
  const { platform, make, post } = opened;
  const send = await uploading(platform, 'uno', 'duena');
  const upload = async (n: number) =>
    (await send({ body: formOf(part('image', pictureOf(n))) })).body as unknown as typeof wide;
  wide = await upload(1);
  upright = await upload(2);
  item = await make({ photos: [wide.url] });
  const { body } = await post('/', { name: 'Verano', photo: wide.url });
  await post(`/${String(body['id'])}/products`, { product_id: item.id });
  const banner = sql`INSERT INTO banner (id, store_id, position, hzt_image, vrt_image, type, action_type)
    VALUES ('ba_1', 'st_uno', 0, ${wide.url}, ${upright.url}, 'URL', 'none')`;
  const face = sql`UPDATE store SET profile = json_set(profile, '$.photo', ${upright.url})
    WHERE id = 'st_uno'`;
  const resold = sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
    VALUES ('st_dos', ${item.id}, 'product', 34900, 1)`;
  for (const statement of [banner, face, resold]) await write('a', statement);
});

const focus = (picture: { id: string }, x: number, y: number) =>
  opened.owner('PATCH', `/gallery/${picture.id}`, { focal_x: x, focal_y: y }, crypto.randomUUID());
const pageOf = async (slug: string, path: string) =>
  (await opened.platform.ask(`http://${slug}.localhost${path}`)).text();
/** The classes of the pictures at an address in a page, each once. */
const classesOf = (html: string, { url }: { url: string }, tag = 'img') => {
  const name = url.slice('/media/'.length);
  const shown = html.match(new RegExp(`<${tag}[^>]*>`, 'g')) ?? [];
  const classes = shown
    .filter((one) => one.includes(name))
    .map((one) => /class="([^"]*)"/.exec(one)?.[1] ?? '');
  return [...new Set(classes)];
};

test('a picture whose point is the middle has no class and no point', async () => {
  const home = await pageOf('uno', '/');
  expect(classesOf(home, wide)).toEqual(['']);
  expect(home).not.toMatch(/"focus"|photo_focus/);
});

test('tiles, catalogues, slides and the store’s photo keep the point that its owner chose', async () => {
  expect(await focus(wide, 12, 88)).toMatchObject({ status: 200, body: { focal_x: 12 } });
  expect((await focus(upright, 100, 0)).status).toBe(200);

  const home = await pageOf('uno', '/');
  expect(classesOf(home, wide)).toEqual(['at-x1 at-y9']);
  expect(home).toContain('<picture class="at-x10 at-y0">');
  expect(classesOf(home, upright)).toEqual(['store-photo store-photo-sq at-x10 at-y0']);
  for (const path of ['/productos', '/catalogos', `/productos/uno/${item.slug}`]) {
    expect(classesOf(await pageOf('uno', path), wide), path).toEqual(['at-x1 at-y9']);
  }
});

test('a store that lists the item of another shows it anew', async () => {
  const revision = async () =>
    (await opened.rows('SELECT revision FROM store WHERE id = ?', 'st_dos'))[0]?.['revision'];
  const before = Number(await revision());
  await focus(wide, 12, 88);
  expect(await revision()).toBe(before + 1);
  expect(classesOf(await pageOf('dos', '/productos'), wide)).toEqual(['at-x1 at-y9']);
});

test('calls name the point', async () => {
  const call = async (path: string) => JSON.parse(await pageOf('uno', `/api${path}`)) as object;
  const at = { focus: { x: 12, y: 88 } };
  const photo = expect.objectContaining(at) as object;
  expect(await call(`/products-list-public/?catalogue=verano`)).toMatchObject({
    results: [{ photo }],
  });
  expect(await call('/catalogues/?limit=5')).toMatchObject({ results: [{ photo }] });
  expect(await call('/store/st_uno:st_uno/other/store/banners')).toMatchObject({
    results: [{ hzt_focus: at.focus, vrt_focus: { x: 100, y: 0 } }],
  });
  expect(await call('/store/uno')).toMatchObject({ photo_focus: { x: 100, y: 0 } });
});

test('a picture that is brought back to the middle has no point any more', async () => {
  await focus(wide, 50, 50);
  expect(classesOf(await pageOf('uno', '/productos'), wide)).toEqual(['']);
});
