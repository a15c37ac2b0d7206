/** A picture in words: every page that shows the picture for itself says them, in the visitor's language. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { openItems } from '../owners/opened-items.ts';
import { write } from '../platform/stores.ts';
import { formOf, part, pictureOf, uploading } from './form.ts';

const TEXTS = { alt: 'Vestido azul <b>"corto"', alt_en: 'Blue dress' };

let opened: Awaited<ReturnType<typeof openItems>>;
let picture: { id: string; url: string };

beforeAll(async () => {
  opened = await openItems();
  const send = await uploading(opened.platform, 'uno', 'duena');
  const { body } = await send({ body: formOf(part('image', pictureOf(1))) });
  picture = body as unknown as typeof picture;
});

const describeIt = (texts: object) =>
  opened.owner('PATCH', `/gallery/${picture.id}`, texts, crypto.randomUUID());

test('an item’s page says its picture in words, also where it is read by machines', async () => {
  const { make, page } = opened;
  const { slug } = await make({ photos: [picture.url] });
  const at = `/productos/uno/${slug}`;
  expect(await page(at)).toContain('alt="Bolsa de lino"');

  expect(await describeIt(TEXTS)).toMatchObject({ status: 200, body: TEXTS });
  const told = await page(at);
  expect(told).toContain('alt="Vestido azul &lt;b&gt;&quot;corto&quot;"');
  expect(told).toContain('og:image:alt');
  expect(told).toContain('"caption":"Vestido azul \\u003cb\\u003e');
  const english = await page(`${at}?lang=en`);
  expect(english).toContain('alt="Blue dress"');
  expect(english).toContain('"caption":"Blue dress"');

  expect(await describeIt({ alt_en: ' ' })).toMatchObject({ body: { alt_en: null } });
  expect(await page(`${at}?lang=en`)).toContain('alt="Vestido azul');
  await describeIt({ alt: '' });
  expect(await page(at)).toContain('alt="Bolsa de lino"');
});

test('a slide that leads somewhere is named by its picture’s words', async () => {
  await describeIt(TEXTS);
  await write(
    'a',
    sql`INSERT INTO banner (id, store_id, position, hzt_image, vrt_image, type, action_type, url)
      VALUES ('ba_1', 'st_uno', 0, ${picture.url}, ${picture.url}, 'URL', 'url', '/productos')`,
  );
  await describeIt({ name: 'Otra' });
  const { page, platform } = opened;
  expect(await page('/?lang=en')).toMatch(/<a href="\/productos"[^>]*aria-label="Blue dress"/);
  const path = '/api/store/st_uno:st_uno/other/store/banners';
  const answer = await platform.ask(`http://uno.localhost${path}`);
  expect(await answer.json()).toMatchObject({ results: [{ alt: TEXTS.alt }] });
});

test('a picture that only adorns has an empty text; a slide of it keeps a name', async () => {
  await describeIt(TEXTS);
  const marked = await describeIt({ decorative: true });
  expect(marked.body).toMatchObject({ ...TEXTS, decorative: true });
  const { make, page, lastEdit } = opened;
  expect(await lastEdit()).toMatchObject({
    before: { decorative: false },
    after: { decorative: true },
  });
  const { slug } = await make({ name: 'Adornada', photos: [picture.url] });
  const told = await page(`/productos/uno/${slug}`);
  expect(told).toMatch(new RegExp(`<img[^>]*alt=""[^>]*${picture.url}|${picture.url}[^>]*alt=""`));
  expect(told).not.toContain('alt="Adornada"');
  expect(told).not.toContain('og:image:alt');
  expect(told).not.toContain('"caption"');
  expect(await page('/')).toMatch(/<a href="\/productos"[^>]*aria-label="[^"]+"/);
  expect(await describeIt({ decorative: 'si' })).toMatchObject({ status: 400 });
  expect(await describeIt({ decorative: false })).toMatchObject({ body: { decorative: false } });
  expect(await page(`/productos/uno/${slug}`)).toContain('alt="Vestido azul');
});

test('a text that is longer than its field is refused, and another store’s picture has no words here', async () => {
  expect(await describeIt({ alt: 'a'.repeat(251) })).toMatchObject({ status: 400 });
  const { other } = opened;
  const changed = await other('PATCH', `/gallery/${picture.id}`, TEXTS, crypto.randomUUID());
  expect(changed.status).toBe(404);
});
