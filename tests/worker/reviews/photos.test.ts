/** Photos of reviews: their author adds and removes them, shoppers see them; and taking a review away. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { takeBack } from '../../../edge/flows/owners/history.ts';
import { reviewEndpoints } from '../../../edge/flows/reviews/endpoints.ts';
import { mountMedia } from '../../../edge/pages/mount-media.ts';
import { bytesOf } from '../../../edge/uploads/picture.ts';
import type { AuthoredReview, KeptPhoto } from '../../../shared/contracts/reviews.ts';
import { REVIEW_PHOTO_MAX_BYTES } from '../../../shared/rules/reviews.ts';
import { nobody } from '../../support/nobody.ts';
import { BOUNDARY, formOf, part, pictureOf } from '../gallery/form.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeStore, makeWorld, row, write, type World } from '../purchase/world.ts';
import { siteOf } from '../platform/world-site.ts';
import { makeShelf, type Shelf } from './shelf.ts';

newBuyersEachTest();

let shelf: Shelf;
let order: string;
let review: AuthoredReview;
beforeEach(async () => {
  shelf = await makeShelf();
  order = await shelf.delivered();
  review = (await shelf.post(order)).body;
});

type Answer = AuthoredReview & { code?: string };
const path = () => `/orders/${order}/reviews/${shelf.item.item}`;

function send(
  bytes: Uint8Array<ArrayBuffer> = pictureOf(1),
  { world = shelf.world, accept = '*/*', key = fresh('photo-key-number-') } = {},
): Promise<Response> {
  const body = formOf(part('image', bytes));
  return siteOf(
    world,
    shelf.store,
    reviewEndpoints,
  )(`/api${path()}/photos`, {
    method: 'POST',
    headers: {
      accept,
      'idempotency-key': key,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(body.byteLength),
    },
    body,
  });
}
const read = async (answer: Response) => (await answer.json()) as Answer;
const codeOf = async (answer: Promise<Response>) => (await read(await answer)).code;
const call = (method: string, at: string, who = shelf.world) =>
  who.call<Answer>(shelf.store, method, at, {}, withKey(fresh('photo-key-number-')));
const files = async () =>
  (await env.MEDIA.list({ prefix: 'reviews/' })).objects.map(({ key }) => key);
const ownPhotos = async () => (await shelf.own())[0]?.photos ?? [];
const stranger = () => makeWorld(nobody, { endpoints: reviewEndpoints });

test('a photo stands with its review, for shoppers and in the office, once under its key', async () => {
  const before = await files();
  const revision = await shelf.revision();
  const key = fresh('photo-key-number-');
  const sent = await send(pictureOf(1), { key });
  expect(sent.status).toBe(201);
  const made = await read(sent);
  const [photo] = made.photos;
  const url = `/media/reviews/${photo?.id}`;
  expect(photo).toEqual({ id: photo?.id, width: 60, height: 40, url, is_hidden: false });
  expect(made.version).toBe(review.version + 1);
  expect((await read(await send(pictureOf(1), { key }))).photos).toEqual(made.photos);
  // The same picture stands once, under another key too.
  expect((await read(await send(pictureOf(1)))).photos).toEqual(made.photos);
  expect((await files()).length).toBe(before.length + 1);
  const shown = { id: photo?.id, width: 60, height: 40, url };
  expect((await shelf.list()).results[0]?.photos).toEqual([shown]);
  expect((await shelf.own())[0]?.photos).toEqual([photo]);
  expect(await shelf.revision()).toBe(revision + 1);
  const kept = await env.MEDIA.get(`reviews/${photo?.id}`);
  expect(kept?.httpMetadata?.contentType).toBe('image/png');
  // What the store decides about the review before the photo came is refused.
  const late = await shelf.moderate(review.id, { hidden_for: 'spam', version: review.version });
  expect(late.body).toMatchObject({ code: 'edited_meanwhile' });
});

test('no picture, one too large, another’s review and a seventh photo are refused, and none is kept', async () => {
  const before = await files();
  expect(await codeOf(send(bytesOf('%PDF-1.7 no picture')))).toMatch(/^image_/);
  const large = new Uint8Array(REVIEW_PHOTO_MAX_BYTES + 1);
  large.set(pictureOf(1));
  expect(await codeOf(send(large))).toBe('image_too_large');
  const account = shelf.accountWorld('otra');
  const bought = await shelf.delivered();
  order = bought;
  expect(await codeOf(send())).toBe('review_not_found');
  order = `or_${'0'.repeat(26)}`;
  expect(await codeOf(send(pictureOf(1), { world: stranger() }))).toBe('order_not_found');
  expect((await call('DELETE', path(), account)).body).toMatchObject({ code: 'order_not_found' });
  order = bought;
  await shelf.post(order);
  const many = await Promise.all(Array.from({ length: 9 }, (_, n) => send(pictureOf(n))));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(6);
  expect((await files()).length).toBe(before.length + 6);
  expect(await codeOf(send(pictureOf(20)))).toBe('review_photos_full');
});

test('a photo is taken away with its bytes, once', async () => {
  const { photos } = await read(await send());
  const id = photos[0]?.id ?? '';
  expect((await call('DELETE', `${path()}/photos/${id}`)).body).toMatchObject({ photos: [] });
  expect(await env.MEDIA.get(`reviews/${id}`)).toBeNull();
  const again = await call('DELETE', `${path()}/photos/${id}`);
  expect(again.body).toMatchObject({ code: 'review_photo_not_found' });
});

test('its author takes a review away with its photos and stars, and may write it anew', async () => {
  const { photos } = await read(await send());
  expect((await call('DELETE', path())).status).toBe(200);
  expect(await shelf.list()).toMatchObject({ results: [], stars: [0, 0, 0, 0, 0] });
  expect(await env.MEDIA.get(`reviews/${photos[0]?.id}`)).toBeNull();
  expect((await call('DELETE', path())).body).toMatchObject({ code: 'review_not_found' });
  expect((await shelf.post(order)).status).toBe(201);
});

test('a hidden review that its author takes away loses its words and photos, and stays hidden', async () => {
  await send();
  await shelf.moderate(review.id, { hidden_for: 'spam', answer: 'No es así' });
  expect((await call('DELETE', path())).status).toBe(200);
  expect(await shelf.own()).toMatchObject([
    { id: review.id, title: '', text: '', answer: null, photos: [], hidden_for: 'spam' },
  ]);
  expect((await shelf.post(order)).body).toMatchObject({ code: 'already_reviewed' });
});

test('photos of a hidden review are found by its author and its moderators alone, in every width', async () => {
  const { photos } = await read(await send());
  const url = photos[0]?.url ?? '';
  await write('a', sql`UPDATE purchase_order SET account_id = 'ac_autora' WHERE id = ${order}`);
  const other = await makeStore();
  const ask = (who: World, at = url, store = shelf.store) => siteOf(who, store, [], mountMedia)(at);
  const see = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('cache-control')];
  };
  const narrow = url.replace('/media/', '/media/w400/');
  const shown = [200, 'public, max-age=300'];
  expect(await see(stranger())).toEqual(shown);
  const version = (await shelf.own())[0]?.version;
  expect((await shelf.moderate(review.id, { hidden_for: 'spam', version })).status).toBe(200);
  for (const at of [url, narrow]) {
    expect((await see(stranger(), at))[0]).toBe(404);
    expect((await see(shelf.accountWorld('otra'), at))[0]).toBe(404);
    // The owner of another store moderates no review of this one.
    expect((await see(shelf.staff, at, other))[0]).toBe(404);
    expect((await see(shelf.staff, at))[0]).toBe(200);
    expect((await see(shelf.accountWorld('autora'), at))[0]).toBe(200);
  }
  expect(await see(shelf.staff)).toEqual([200, 'private, no-store']);
  await shelf.moderate(review.id, { hidden_for: null });
  expect(await see(stranger())).toEqual(shown);
  expect((await see(stranger(), `/media/reviews/rw_${'0'.repeat(26)}`))[0]).toBe(404);
});

test('a store hides one photo: shoppers see the rest, its author why, and the history brings it back', async () => {
  await send(pictureOf(1));
  await send(pictureOf(2));
  // Two of one millisecond stand by their ids.
  const photos = (await shelf.own())[0]?.photos ?? [];
  const [first, second] = photos as [KeptPhoto, KeptPhoto];
  const revision = await shelf.revision();
  const asked = { hidden_photos: [first.id], version: 3 };
  const hidden = await shelf.moderate(review.id, asked);
  expect([hidden.status, hidden.body.version]).toEqual([200, 4]);
  expect(hidden.body.photos).toEqual([{ ...first, is_hidden: true }, second]);
  expect(await shelf.revision()).toBe(revision + 1);
  const { results, stars } = await shelf.list();
  expect(results[0]?.photos.map(({ id }) => id)).toEqual([second.id]);
  expect(stars).toEqual([0, 0, 0, 0, 1]);
  const ask = async (at: string, who = stranger()) => {
    const answer = await siteOf(who, shelf.store, [], mountMedia)(at);
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await Promise.all([first.url, second.url].map((at) => ask(at)))).toEqual([404, 200]);
  expect(await ask(first.url, shelf.staff)).toBe(200);
  const seen = await shelf.put(order, { text: 'Otra cosa' });
  expect(seen.body.photos.map(({ is_hidden }) => is_hidden)).toEqual([true, false]);
  // An answer leaves the photo as it is; a decision about an older review is refused.
  expect((await shelf.moderate(review.id, { answer: 'Gracias' })).body.photos[0]?.is_hidden).toBe(
    true,
  );
  expect((await shelf.moderate(review.id, asked)).body.code).toBe('edited_meanwhile');
  const entry = await row(
    'a',
    sql<{ id: string; before: string }>`SELECT id, before FROM store_edit
      WHERE store_id = ${shelf.store.id} AND subject_id = ${review.id} ORDER BY n LIMIT 1`,
  );
  expect(entry.before).toBe('{"hidden_photos":[]}');
  const scope = shelf.staff.scope(shelf.store);
  const back = await takeBack(scope, entry.id);
  if (!back.ok) expect.fail(back.error.code);
  expect(await scope.cell.write(back.value.statements)).toEqual({ ok: true });
  expect((await shelf.list()).results[0]?.photos).toHaveLength(2);
});

test('no photo of another review is hidden, and none by another store', async () => {
  await send(pictureOf(1));
  const id = ownPhotos().then((all) => all[0]?.id ?? '');
  const foreign = await shelf.moderate(review.id, { hidden_photos: [`rw_${'0'.repeat(26)}`] });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'review_photo_not_found']);
  const other = await shelf.moderate(review.id, { hidden_photos: [await id] }, await makeStore());
  expect([other.status, other.body.code]).toEqual([404, 'review_not_found']);
  expect((await ownPhotos()).map(({ is_hidden }) => is_hidden)).toEqual([false]);
});

test('a browser’s form is led back to the page, which tells what became of it', async () => {
  const page = `/mis-compras/${order}/resenas`;
  const taken = await send(pictureOf(1), { accept: 'text/html,*/*' });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${page}?done=photo`]);
  const refused = await send(bytesOf('no'), { accept: 'text/html,*/*' });
  expect(refused.headers.get('location')).toMatch(/\?notice=image_/);
});
