/** The photo of a catalogue: a picture of the store's own library, shown, kept and taken back. */
import { beforeAll, expect, test } from 'vitest';
import { formOf, part, pictureOf, uploading } from '../gallery/form.ts';
import { openCatalogues, type Opened } from './opened.ts';

let opened: Opened;
beforeAll(async () => {
  opened = await openCatalogues(1);
});

test("a catalogue shows a picture of the store's own library, and its history brings it back", async () => {
  const { platform, owner, post, make, page, lastEdit, takeBack } = opened;
  const keep = async (slug: string, name: string, n: number) => {
    const send = await uploading(platform, slug, name);
    const { body } = await send({ body: formOf(part('image', pictureOf(n))) });
    return { id: String(body['id']), url: String(body['url']) };
  };
  const own = await keep('uno', 'duena', 1);
  const foreign = await keep('dos', 'ajena', 2);
  const id = await make('Con foto', 1);
  const change = (body: object) => owner('PATCH', `/catalogues/${id}`, body, crypto.randomUUID());
  const photoNow = async () => (await owner('GET', `/catalogues-admin/${id}`)).body['photo'];
  const remove = () => owner('DELETE', `/gallery/${own.id}`, undefined, crypto.randomUUID());

  expect(await change({ photo: own.url })).toMatchObject({
    status: 200,
    body: { name: 'Con foto', photo: { url: own.url } },
  });
  expect(await page('/catalogos')).toContain(own.url.slice('/media'.length));
  const missing = { status: 404, body: { code: 'image_not_found', field: 'photo' } };
  for (const url of [foreign.url, 'https://evil.test/a.png', 'javascript:alert(1)']) {
    expect(await change({ photo: url }), url).toMatchObject(missing);
    expect(await post('/', { name: 'Otra', photo: url }), url).toMatchObject(missing);
  }
  // A change of the name alone leaves the photo.
  await change({ name: 'Otro nombre' });
  expect(await photoNow()).toMatchObject({ url: own.url });

  expect(await remove()).toMatchObject({ status: 409, body: { code: 'image_in_use' } });
  expect((await owner('GET', `/gallery/${own.id}/uses`)).body['results']).toMatchObject([
    { place: 'catalogue', id },
  ]);
  expect((await change({ photo: null })).body['photo']).toBeNull();
  const emptied = await lastEdit();
  expect((await takeBack(emptied)).status).toBe(200);
  expect(await photoNow()).toMatchObject({ url: own.url });

  await change({ photo: null });
  const again = await lastEdit();
  expect((await remove()).status).toBe(200);
  expect(await takeBack(again)).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } });
  expect(await photoNow()).toBeNull();
});

test('a new catalogue has the photo that it is made with', async () => {
  const { platform, post } = opened;
  const send = await uploading(platform, 'uno', 'duena');
  const { body } = await send({ body: formOf(part('image', pictureOf(3))) });
  const made = await post('/', { name: 'Nueva', photo: String(body['url']) });
  expect(made).toMatchObject({ status: 201, body: { photo: { url: body['url'] } } });
});
