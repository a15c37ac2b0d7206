/** Pictures that come into a store's library, and those that do not. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { fakeResizer } from '../../../edge/providers/image/fake.ts';
import {
  exifOf,
  jpegFrame,
  jpegOf,
  jpegScan,
  jpegSegment,
  pngOf,
  svgOf,
} from '../../../edge/uploads/fixtures.ts';
import { bytesOf, joined } from '../../../edge/uploads/picture.ts';
import { PICTURES_MAX, PICTURES_MAX_BYTES } from '../../../shared/kernel/constants/limits.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { BOUNDARY, formOf, part, photo, pictureOf, uploading, type Uploader } from './form.ts';

let platform: Platform;
let owner: Uploader;
let other: Uploader;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  platform = startPlatform({}, { images: fakeResizer() });
  for (const name of ['duena', 'ajena', 'ayuda', 'cuentas']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ayuda', 'uno', 'admin');
  await appoint('cuentas', 'uno', 'accountant');
  await appoint('ajena', 'dos', 'owner');
  owner = await uploading(platform, 'uno', 'duena');
  other = await uploading(platform, 'dos', 'ajena');
});

let made = 0;
/** A form with a picture that was never sent before. */
function newForm(): Uint8Array<ArrayBuffer> {
  made += 1;
  return formOf(part('name', `Foto ${made}`), part('image', pictureOf(made)));
}

const stored = async (url: unknown) => await platform.ask(`http://uno.localhost${String(url)}`);
const rowsOf = (slug: string) =>
  env.CELL_A.prepare('SELECT count(*) AS n FROM picture WHERE store_id = ?')
    .bind(`st_${slug}`)
    .first('n');

test('a picture comes in under a name of its store, and everybody can see it', async () => {
  const { status, body } = await owner({
    body: formOf(part('name', ' Vestido '), part('get_main_colors', '3'), part('image', photo)),
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Vestido',
    type: 'image/jpeg',
    width: 60,
    height: 40,
    focal_x: 50,
    focal_y: 50,
    main_colors: [],
  });
  expect(body['url']).toMatch(/^\/media\/st_uno\/[0-9a-f]{32}-[a-z0-9]{8}\.jpg$/);
  const answer = await stored(body['url']);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(photo);
});

test('its fields may stand before or behind it, and its name is that of its file where it has none', async () => {
  const { body } = await owner({
    body: formOf(
      part('image', pictureOf(-1), 'C:\\fotos\\Año nuevo.jpeg'),
      part('get_main_colors', '0'),
    ),
  });
  expect(body).toMatchObject({ name: 'Año nuevo', type: 'image/png' });
});

test('of a photo nobody learns where it was taken', async () => {
  const note = bytesOf('GPS 19.4326 -99.1332');
  const exif = jpegSegment(0xe1, joined([bytesOf('Exif\0\0'), exifOf(6)]));
  const { body } = await owner({
    body: formOf(part('image', jpegOf(exif, jpegSegment(0xfe, note), jpegFrame(60, 40), jpegScan))),
  });
  expect(body).toMatchObject({ width: 40, height: 60 });
  expect(await (await stored(body['url'])).text()).not.toContain('GPS');
});

test('a drawing is kept without what runs in it, and opened it runs nothing', async () => {
  const { body } = await owner({
    body: formOf(part('image', svgOf('<script>alert(1)</script><rect fill="#abc" onload="x()"/>'))),
  });
  expect(body).toMatchObject({ type: 'image/svg+xml', main_colors: ['#aabbcc'] });
  const answer = await stored(body['url']);
  expect(await answer.text()).toMatch(/^<svg [^>]*><rect fill="#abc"\/><\/svg>$/);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('the same picture again', () => {
  test('is the same one in its store, and another in the next', async () => {
    const form = newForm();
    const [first, second] = [await owner({ body: form }), await owner({ body: form })];
    expect(second).toEqual(first);
    const elsewhere = await other({ body: form });
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.body['id']).not.toBe(first.body['id']);
    expect(elsewhere.body['url']).toMatch(/^\/media\/st_dos\//);
  });

  test('at once is kept once, with one file', async () => {
    const form = newForm();
    const before = Number(await rowsOf('uno'));
    const answers = await Promise.all([1, 2, 3].map(() => owner({ body: form })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await rowsOf('uno')).toBe(before + 1);
    const { url } = answers.find(({ status }) => status === 201)!.body as { url: string };
    const { objects } = await env.MEDIA.list({ prefix: url.slice('/media/'.length, -14) });
    expect(objects).toHaveLength(1);
  });

  test('under one key is answered as before; another under that key is refused', async () => {
    const key = crypto.randomUUID();
    const form = newForm();
    const first = await owner({ body: form, key });
    expect(await owner({ body: form, key })).toEqual(first);
    expect(await owner({ body: newForm(), key })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });
});

test('an admin may, and nobody else', async () => {
  const admin = await uploading(platform, 'uno', 'ayuda');
  expect((await admin({ body: newForm() })).status).toBe(201);
  const before = await rowsOf('uno');
  const refused = await Promise.all(
    [undefined, 'cuentas', 'ajena'].map(async (name) =>
      (await uploading(platform, 'uno', name))({ body: newForm() }),
    ),
  );
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 403]);
  expect(await rowsOf('uno')).toBe(before);
});

/** A body that comes in pieces, and tells how many bytes of it were asked for. */
function counted(bytes: Uint8Array, piece = 4096) {
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = bytes.subarray(at, at + piece);
        at += next.byteLength;
        if (next.byteLength > 0) controller.enqueue(next);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, length: bytes.byteLength, read: () => at };
}

describe('refused before the rest of it is read', () => {
  const rest = new Uint8Array(3_500_000);
  test.each([
    ['an image of 30,000 × 30,000', pngOf(30_000, 30_000), 422, 'image_dimensions_refused'],
    [
      'a JPEG of 65,000 × 65,000',
      jpegOf(jpegFrame(65_000, 65_000)),
      422,
      'image_dimensions_refused',
    ],
    [
      'a JPEG that says its size too late',
      jpegOf(...Array.from({ length: 4 }, () => jpegSegment(0xfe, new Uint8Array(60_000)))),
      422,
      'image_damaged',
    ],
    ['a GIF', bytesOf('GIF89a'), 415, 'image_type_refused'],
    ['a page', bytesOf('<html><script>'), 415, 'image_type_refused'],
  ])('%s', async (_, picture, status, code) => {
    const sent = counted(formOf(part('name', 'x'), part('image', joined([picture, rest]))));
    expect(await owner(sent)).toMatchObject({ status, body: { code, field: 'image' } });
    // 64 KB, the form around them, and the piece in which they end.
    expect(sent.read()).toBeLessThanOrEqual(65_536 + 2 * 4096);
  });

  test('nobody’s picture', async () => {
    const visitor = await uploading(platform, 'uno');
    const sent = counted(formOf(part('image', joined([photo, rest]))));
    expect((await visitor(sent)).status).toBe(401);
    expect(sent.read()).toBe(0);
  });

  test.each([
    ['more than 4,000,000 bytes, by its length', 4_200_000, 413, 'image_too_large'],
    ['many megabytes', 20_000_000, 413, 'image_too_large'],
    ['more than any file', 200_000_000, 413, 'payload_too_large'],
  ])('%s', async (_, length, status, code) => {
    const sent = counted(new Uint8Array(10_000));
    expect(await owner({ body: sent.body, length })).toMatchObject({ status, body: { code } });
    expect(sent.read()).toBe(0);
  });

  test('much that does not say its length', async () => {
    const sent = counted(formOf(part('image', joined([photo, rest]))));
    expect(await owner({ body: sent.body, length: -1 })).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
    expect(sent.read()).toBeLessThan(110_000);
  });

  test('more than 4,000,000 bytes, whatever its length said', async () => {
    const sent = counted(formOf(part('image', joined([photo, new Uint8Array(4_200_000)]))), 65_536);
    expect(await owner({ body: sent.body, length: 3_000_000 })).toMatchObject({
      status: 413,
      body: { code: 'image_too_large' },
    });
    expect(sent.read()).toBeLessThan(4_200_000);
  });
});

describe('a form is refused', () => {
  const image = part('image', photo);
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['without a picture', formOf(part('name', 'x'))],
    ['with two pictures', formOf(image, image)],
    ['with a picture that is a text', formOf(part('image', 'x'))],
    ['with a file under another name', formOf(part('photo', photo), image)],
    ['with a name of 151 characters', formOf(part('name', 'x'.repeat(151)), image)],
    ['with six colours', formOf(part('get_main_colors', '6'), image)],
    ['with colours that are no number', formOf(part('get_main_colors', 'all'), image)],
    ['with a field of 20,000 bytes', formOf(part('other', 'x'.repeat(20_000)), image)],
    ['with 30 fields', formOf(...Array.from({ length: 30 }, (_, n) => part(`f${n}`, 'x')), image)],
    [
      'with a field of no UTF-8',
      formOf(joined([part('name', 'x').subarray(0, -3), Uint8Array.of(0xff, 13, 10)]), image),
    ],
    ['that breaks off', formOf(image).subarray(0, -30)],
    ['that is empty', new Uint8Array()],
    ['that begins with something else', joined([bytesOf('x'), formOf(image)])],
    ['whose headers never end', bytesOf(`--${BOUNDARY}\r\n${'x'.repeat(50_000)}`)],
  ])('%s', async (_, body) => {
    const before = await rowsOf('uno');
    const answer = await owner({ body });
    expect([400, 415]).toContain(answer.status);
    expect(await rowsOf('uno')).toBe(before);
  });

  test.each([
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/plain',
  ])('of type %s', async (type) => {
    expect((await owner({ body: formOf(image), type })).status).toBe(415);
  });
});

test('a store without room takes no more, and its bucket neither', async () => {
  const fill = (count: number, bytes: number) =>
    write(
      'a',
      sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO picture (id, store_id, name, key, hash, type, bytes, width, height, created_at)
        SELECT 'pi_' || i, 'st_dos', 'N', 'k' || i, 'h' || i, 'image/png', ${bytes}, 1, 1, 0 FROM n`,
    );
  const empty = () => write('a', sql`DELETE FROM picture WHERE store_id = 'st_dos'`);
  for (const [count, bytes] of [
    [PICTURES_MAX, 1],
    [1, PICTURES_MAX_BYTES],
  ] as const) {
    await empty();
    await fill(count, bytes);
    const { objects } = await env.MEDIA.list({ prefix: 'st_dos/' });
    expect(await other({ body: newForm() })).toMatchObject({
      status: 409,
      body: { code: 'gallery_full' },
    });
    expect((await env.MEDIA.list({ prefix: 'st_dos/' })).objects).toHaveLength(objects.length);
  }
  await empty();
  expect((await other({ body: newForm() })).status).toBe(201);
});
