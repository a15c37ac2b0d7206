/** Photos of what is returned: its buyer adds them, the two sides see them, and nobody else. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { returnEndpoints } from '../../../edge/flows/returns/endpoints.ts';
import { answerReturnPhoto } from '../../../edge/pages/return-photo.ts';
import { bytesOf } from '../../../edge/uploads/picture.ts';
import type { ReturnView } from '../../../shared/contracts/returns.ts';
import { RETURN_PHOTO_MAX_BYTES } from '../../../shared/kernel/constants/limits.ts';
import { nobody } from '../../support/nobody.ts';
import { BOUNDARY, formOf, part, pictureOf } from '../gallery/form.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeStore, makeWorld, type TestStore, type World } from '../purchase/world.ts';
import { siteOf } from '../platform/world-site.ts';
import { makeShop } from './returning.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeShop>>;
beforeEach(async () => {
  shop = await makeShop();
});

/** The site of a world, as far as photos go. */
const site = (world: World, store: TestStore = shop.store) =>
  siteOf(world, store, returnEndpoints, (app) =>
    app.get('/devoluciones/fotos/:photo', answerReturnPhoto),
  );

type Answer = ReturnView & { code?: string };
async function send(
  { order, id }: { readonly order: string; readonly id: string },
  bytes: Uint8Array<ArrayBuffer> = pictureOf(1),
  { world = shop.world, accept = '*/*' } = {},
) {
  const body = formOf(part('image', bytes));
  return site(world)(`/api/orders/${order}/returns/${id}/photos`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(body.byteLength),
    },
    body,
  });
}
const read = async (answer: Response) => (await answer.json()) as Answer;

async function open() {
  const order = await shop.deliver();
  const units = [{ line: 0, amount: 1 }];
  const asked = await shop.ask(order, { units, reason: 'broken', detail: 'Rota' });
  return { order, id: asked.body.id };
}
const stranger = () => makeWorld(nobody, { endpoints: returnEndpoints });

test('its buyer and its seller see a photo, nobody else, and no cache keeps it', async () => {
  const made = await open();
  const sent = await send(made);
  expect(sent.status).toBe(201);
  const [photo] = (await read(sent)).photos;
  expect(photo).toMatchObject({ width: 60, height: 40 });
  expect((await shop.read(made.id)).photos).toEqual([photo]);
  expect((await shop.seen(made.order)).returns[0]?.photos).toEqual([photo]);
  const path = `/devoluciones/fotos/${photo?.id}`;
  for (const world of [shop.world, shop.staff]) {
    const answer = await site(world)(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
  const other = await makeStore();
  for (const foreign of [site(stranger()), site(shop.staff, other), site(shop.world, other)]) {
    expect((await foreign(path)).status).toBe(404);
  }
  expect((await site(shop.world)('/devoluciones/fotos/rp_none')).status).toBe(404);
});

test('a file that is no picture, too large, or for another’s return is refused, and none is kept', async () => {
  const made = await open();
  const codes = async (answer: Promise<Response>) => (await read(await answer)).code;
  expect(await codes(send(made, bytesOf('%PDF-1.7 no picture')))).toMatch(/^image_/);
  const large = new Uint8Array(RETURN_PHOTO_MAX_BYTES + 1);
  large.set(pictureOf(1));
  expect(await codes(send(made, large))).toBe('image_too_large');
  expect(await codes(send(made, pictureOf(2), { world: stranger() }))).toBe('order_not_found');
  expect(await codes(send({ ...made, id: `rt_${'0'.repeat(26)}` }))).toBe('return_not_found');
  const kept = await env.MEDIA.list({ prefix: `private/${shop.store.id}/` });
  expect(kept.objects).toEqual([]);
});

test('a return has six photos at most, of many at one time too, and none once it is closed', async () => {
  const made = await open();
  const many = await Promise.all(Array.from({ length: 9 }, (_, n) => send(made, pictureOf(n))));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(6);
  expect((await shop.read(made.id)).photos).toHaveLength(6);
  const kept = await env.MEDIA.list({ prefix: `private/${shop.store.id}/` });
  expect(kept.objects).toHaveLength(6);
  await shop.close(made.id);
  expect((await read(await send(made, pictureOf(20)))).code).toBe('return_is_closed');
});

test('a browser’s form is led back to the page, which tells what became of it', async () => {
  const made = await open();
  const page = `/mis-compras/${made.order}/devolucion`;
  const taken = await send(made, pictureOf(1), { accept: 'text/html,*/*' });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${page}?done=shown`]);
  const refused = await send(made, bytesOf('no'), { accept: 'text/html,*/*' });
  expect(refused.status).toBe(303);
  expect(refused.headers.get('location')).toMatch(/\?notice=image_/);
});
