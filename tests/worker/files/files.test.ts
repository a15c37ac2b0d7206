/** Files of digital items: attached by their owner, handed over by paid orders, taken back by refunds. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { fileEndpoints } from '../../../edge/flows/files/endpoints.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { boughtOrderEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { fileKey } from '../../../edge/modules/files/index.ts';
import { FAKE_TEST_KEYS, FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { bytesOf, joined } from '../../../edge/uploads/picture.ts';
import type { ItemFile, OrderFiles } from '../../../shared/contracts/item-files.ts';
import { nobody } from '../../support/nobody.ts';
import { BOUNDARY, formOf, part } from '../gallery/form.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { giveKeys } from '../purchase/give-keys.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { setMode } from '../purchase/trying.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  MINUTE_MS,
  rows,
  write,
  type TestItem,
  type TestStore,
  type World,
} from '../purchase/world.ts';
import { owner, site } from './site.ts';

newBuyersEachTest();

let store: TestStore;
let item: TestItem;
let front: World;
let office: World;
beforeEach(async () => {
  const visitor = { ...nobody, addressKey: () => Promise.resolve(fresh('address')) };
  front = makeWorld(visitor, {
    endpoints: [...purchaseEndpoints, ...boughtOrderEndpoints, ...fileEndpoints],
  });
  office = makeWorld(
    { ...nobody, identity: () => Promise.resolve(owner) },
    { endpoints: [...fileEndpoints, ...moneyEndpoints], cards: front.cards },
  );
  store = await makeStore();
  item = await makeItem(store, { kind: 'digital', onHand: null });
});

type Code = { code?: string };
async function attach(
  text: string | Uint8Array<ArrayBuffer>,
  name = 'Guía.pdf',
  to = item,
  of = store,
) {
  const body = formOf(part('file', typeof text === 'string' ? bytesOf(text) : text, name));
  const answer = await site(office, of)(`/api/products-admin/${to.item}/files`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(body.byteLength),
      ...withKey(fresh('file-key-nr-')),
    },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as ItemFile & Code };
}
const list = async () =>
  (await office.call<{ results: ItemFile[] }>(store, 'GET', `/products-admin/${item.item}/files`))
    .body.results;
const remove = (file: string) =>
  office.call<Code>(store, 'DELETE', `/products-admin/${item.item}/files/${file}`, {}, withKey());

async function order(pays = true) {
  const { awaiting, pay, purchase } = buyer(front, store);
  const { token, checkout } = await awaiting([{ item }]);
  if (pays) await pay(token, FAKE_TOKENS.approve);
  return { id: (await purchase(checkout)).body.orders[0]?.id ?? '', token, pay };
}
const handed = async (id: string, world = front, of = store) =>
  (await world.call<OrderFiles & Code>(of, 'GET', `/orders/${id}/files`)).body;

const GUIDE = '%PDF-1.7 guide';

test('a file is known by its bytes, named safely, and never read as a picture', async () => {
  const { status, body } = await attach(GUIDE, 'C:\\x\\Guía.exe');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Guía.exe.pdf',
    type: 'application/pdf',
    bytes: GUIDE.length,
  });
  expect(await list()).toMatchObject([{ id: body.id, downloads: 0 }]);
  expect(fileKey(store.id, body.id).split('/')).toHaveLength(3);
  for (const wrong of ['MZ a program', '<html>', '#!/bin/sh', '']) {
    const refused = await attach(wrong);
    expect([415, 400]).toContain(refused.status);
  }
  const left = await env.MEDIA.list({ prefix: `private/${store.id}/` });
  expect(left.objects.map(({ key }) => key)).toEqual([fileKey(store.id, body.id)]);
});

test('only digital items of the own store have files', async () => {
  const cup = await makeItem(store);
  const other = await makeStore();
  expect((await attach(GUIDE, 'a.pdf', cup)).body.code).toBe('item_not_digital');
  expect((await attach(GUIDE, 'a.pdf', item, other)).body.code).toBe('item_not_found');
  expect((await attach(GUIDE, 'a.pdf', { ...item, item: 'it_none' })).body.code).toBe(
    'item_not_found',
  );
  const { body } = await attach(GUIDE);
  const path = `/products-admin/${item.item}/files`;
  expect((await office.call<Code>(other, 'GET', path)).body.code).toBe('item_not_found');
  const foreign = await office.call<Code>(other, 'DELETE', `${path}/${body.id}`, {}, withKey());
  expect(foreign.body.code).toBe('file_not_found');
  expect(await list()).toHaveLength(1);
});

test('an order hands its files over once it is paid, in a mail and to its buyer alone', async () => {
  const { body: file } = await attach(GUIDE);
  const { id, token, pay } = await order(false);
  expect(await handed(id)).toMatchObject({ state: 'unpaid', files: [{ id: file.id, url: null }] });
  expect((await site(front, store)(`/mis-compras/${id}/archivos/${file.id}`)).status).toBe(404);
  await pay(token, FAKE_TOKENS.approve);
  const ready = await handed(id);
  expect(ready).toMatchObject({ state: 'ready', files: [{ name: 'Guía.pdf', downloads: 0 }] });
  const asked = await rows(
    'a',
    sql<{
      id: string;
    }>`SELECT id FROM outbox WHERE store_id = ${store.id} AND topic = 'mail.files'`,
  );
  expect(asked).toHaveLength(1);
  expect(await consume(front, store, asked[0]?.id ?? '')).toBe('ack');
  const [mail] = (await sentBy(store)).filter(({ subject }) => subject.includes('archivos'));
  expect(mail?.html).toContain('Guía (PDF)');
  expect(mail?.html).toContain(`/mis-compras/${id}`);
  // Its link holds no address of the file itself.
  expect(mail?.html).not.toContain('/archivos/');
  expect(mail?.html).toMatch(new RegExp(`/mis-compras/${id}\\?llave=[\\w.-]+#archivos`));
  const stranger = makeWorld(nobody, { endpoints: fileEndpoints });
  expect((await handed(id, stranger)).code).toBe('order_not_found');
  expect((await site(stranger, store)(`/mis-compras/${id}/archivos/${file.id}`)).status).toBe(404);
  expect((await handed(id, front, await makeStore())).code).toBe('order_not_found');
});

test('a test hands over no file, and no mail tells of one', async () => {
  const { body: file } = await attach(GUIDE);
  await giveKeys(front, store, { ...FAKE_TEST_KEYS }, 'str_card', 'test');
  await setMode(store, true);
  const { id } = await order();
  expect((await handed(id)).files).toEqual([]);
  expect((await site(front, store)(`/mis-compras/${id}/archivos/${file.id}`)).status).toBe(404);
  await expect(
    write('a', sql`INSERT INTO file_download VALUES (${id}, ${file.id}, 1, 1)`),
  ).rejects.toThrow('a test hands over no file');
  expect(
    await rows(
      'a',
      sql`SELECT id FROM outbox WHERE store_id = ${store.id} AND topic = 'mail.files'`,
    ),
  ).toEqual([]);
});

test('a download is whole or in parts, an attachment that no cache keeps, and counted when it begins', async () => {
  const { body: file } = await attach(GUIDE);
  const { id } = await order();
  const visit = site(front, store);
  const led = await visit(`/mis-compras/${id}/archivos/${file.id}`);
  expect(led.status).toBe(303);
  const url = led.headers.get('location') ?? '';
  const whole = await visit(url);
  expect(whole.status).toBe(200);
  expect(await whole.text()).toBe(GUIDE);
  expect(whole.headers.get('cache-control')).toBe('private, no-store');
  expect(whole.headers.get('content-disposition')).toBe(
    `attachment; filename="Gu_a.pdf"; filename*=UTF-8''Gu%C3%ADa.pdf`,
  );
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  const middle = await visit(url, { headers: { range: 'bytes=5-7' } });
  expect([middle.status, await middle.text()]).toEqual([206, '1.7']);
  expect(middle.headers.get('content-range')).toBe(`bytes 5-7/${GUIDE.length}`);
  const first = await visit(url, { headers: { range: 'bytes=0-3' } });
  expect([first.status, await first.text()]).toEqual([206, '%PDF']);
  const past = await visit(url, { headers: { range: 'bytes=900-' } });
  expect([past.status, past.headers.get('content-range')]).toEqual([
    416,
    `bytes */${GUIDE.length}`,
  ]);
  const other = await visit(url, { headers: { range: 'bytes=5-7', 'if-range': '"x"' } });
  expect([other.status, await other.text()]).toEqual([200, GUIDE]);
  // Three began with the first byte.
  expect(await handed(id)).toMatchObject({ files: [{ downloads: 3 }] });
  expect(await list()).toMatchObject([{ downloads: 3 }]);
});

test('an order is not cancelled by its buyer once one of its files was downloaded', async () => {
  const { body: file } = await attach(GUIDE);
  const giveUp = async (id: string) => {
    const body = { from: 'sent_to_supplier', reason: 'requested_by_client' };
    const { status, body: said } = await front.call<Code>(
      store,
      'DELETE',
      `/orders/${id}`,
      body,
      withKey(fresh('give-key-number-')),
    );
    return [status, said.code];
  };
  const { id } = await order();
  const visit = site(front, store);
  const led = await visit(`/mis-compras/${id}/archivos/${file.id}`);
  await visit(led.headers.get('location') ?? '');
  expect(await giveUp(id)).toEqual([409, 'order_used']);
  const { id: unread } = await order();
  expect(await giveUp(unread)).toEqual([200, undefined]);
});

test('an address counts for ten minutes, for its own file and store', async () => {
  const { body: file } = await attach(GUIDE);
  const { body: more } = await attach(`${GUIDE} 2`, 'b.pdf');
  const { id } = await order();
  const visit = site(front, store);
  const url = (await handed(id)).files.find((one) => one.id === file.id)?.url ?? '';
  expect((await visit(url)).status).toBe(200);
  expect((await visit(url.replace(file.id, more.id))).status).toBe(404);
  expect((await visit(`${url}x`)).status).toBe(404);
  const { pathname } = new URL(url);
  expect((await site(front, await makeStore())(pathname)).status).toBe(404);
  front.clock.advance(10 * MINUTE_MS);
  const over = await visit(url);
  expect(over.status).toBe(303);
  expect(over.headers.get('location')).toContain(`/mis-compras/${id}#archivos`);
  expect((await visit(url, { headers: { range: 'bytes=5-' } })).status).toBe(410);
});

test('a refund ends the downloads, and addresses that are still young; an amount does not', async () => {
  const { body: file } = await attach(GUIDE);
  const { id } = await order();
  const refund = (body: object) =>
    office.call<Code>(
      store,
      'POST',
      `/admin/suppliers/${store.id}/orders/${id}/refunds`,
      body,
      withKey(fresh('refund-key-nr-')),
    );
  const url = (await handed(id)).files[0]?.url ?? '';
  expect((await refund({ part: 'amount', amount: 100, reason: 'returned' })).status).toBe(201);
  expect((await site(front, store)(url)).status).toBe(200);
  expect((await refund({ part: 'line', line: 0, amount: 5_000, reason: 'returned' })).status).toBe(
    201,
  );
  expect((await site(front, store)(url)).status).toBe(404);
  expect(await handed(id)).toMatchObject({ state: 'revoked', files: [{ id: file.id, url: null }] });
  await office.settled();
});

test('a canceled order hands nothing over; a file that was taken away stays for earlier orders', async () => {
  const { body: file } = await attach(GUIDE);
  const before = await order();
  front.clock.advance(MINUTE_MS);
  office.clock.advance(MINUTE_MS);
  expect((await remove(file.id)).status).toBe(200);
  expect((await remove(file.id)).body.code).toBe('file_not_found');
  front.clock.advance(MINUTE_MS);
  const after = await order();
  expect((await handed(before.id)).files).toHaveLength(1);
  expect((await handed(after.id)).files).toEqual([]);
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'canceled_by_supplier' WHERE id = ${before.id}`,
  );
  expect(await handed(before.id)).toMatchObject({ state: 'revoked', files: [{ url: null }] });
});

test('an item hands over twenty files at most, and a file of several parts comes whole', async () => {
  const large = joined([bytesOf('%PDF-'), new Uint8Array(6 * 1024 * 1024).fill(7)]);
  const { body: file } = await attach(large, 'grande.pdf');
  expect(file.bytes).toBe(large.byteLength);
  const { id } = await order();
  const url = (await handed(id)).files[0]?.url ?? '';
  const tail = await site(front, store)(url, { headers: { range: 'bytes=-4' } });
  expect([...new Uint8Array(await tail.arrayBuffer())]).toEqual([7, 7, 7, 7]);
  expect(tail.headers.get('content-range')).toContain(`/${large.byteLength}`);
  for (let n = 1; n < 20; n += 1) expect((await attach(GUIDE, `${n}.pdf`)).status).toBe(201);
  expect((await attach(GUIDE, '21.pdf')).body.code).toBe('files_full');
  expect((await env.MEDIA.list({ prefix: `private/${store.id}/` })).objects).toHaveLength(20);
});
