/** An admin who has panels of edit mode open is dismissed: nothing more of theirs is kept. */
import { beforeAll, expect, test } from 'vitest';
import { formOf, part, pictureOf, uploading } from '../gallery/form.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

const STORE = '/store/st_uno:st_uno/other/store';
const key = () => crypto.randomUUID();

let platform: Platform;
let owner: Caller;
let admin: Caller;
let cookie: string;

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await listItems({ slug: 'uno', cell: 'a' }, 1);
  platform = startPlatform();
  for (const name of ['duena', 'ayuda']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ayuda', 'uno', 'admin');
  owner = await calling(platform, 'duena', 'uno');
  admin = await calling(platform, 'ayuda', 'uno');
  cookie = await signIn('ayuda', 'uno.localhost');
});

const page = async (path: string) => {
  const answer = await platform.ask(`http://uno.localhost${path}`, {
    headers: { cookie },
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
};
const entries = async () => (await owner('GET', `${STORE}/history?limit=100`)).body['results'];

test('what a panel sends is refused from then on, and the page has no tools any more', async () => {
  const header = { title: 'Rebajas', action_type: 'none', button_label: 'more' };
  const made = await admin('POST', `${STORE}/headers`, header, key());
  expect(made.status).toBe(201);
  const catalogue = await admin('POST', '/catalogues/', { name: 'Faldas' }, key());
  const read = await admin('GET', `${STORE}/settings`);
  expect([catalogue.status, read.status]).toEqual([201, 200]);
  expect((await page('/')).text).toContain('<shop-edit-switch');
  const before = await entries();

  expect((await owner('DELETE', '/staff/ac_ayuda')).status).toBe(200);
  const one = `${STORE}/headers/${String(made.body['id'])}`;
  const shelf = `/catalogues/${String(catalogue.body['id'])}`;
  const calls: [method: string, path: string, body?: object][] = [
    ['POST', `${STORE}/headers`, header],
    ['PATCH', one, { title: 'Mía', version: made.body['version'] }],
    ['DELETE', one],
    ['POST', `${STORE}/slides`, { hzt_image_id: 'pi_1' }],
    ['PATCH', '/store/uno', { name: 'Mía', version: read.body['version'] }],
    ['GET', `${STORE}/settings`],
    ['POST', `${shelf}/products`, { product_id: 'it_uno-1' }],
    ['PATCH', shelf, { name: 'Mía', version: catalogue.body['version'] }],
    ['DELETE', shelf],
    ['POST', '/blog-admin', { title: 'Mía' }],
    ['GET', `${STORE}/history`],
  ];
  for (const [method, path, body] of calls) {
    const answer = await admin(method, path, body, method === 'GET' ? undefined : key());
    expect([method, path, answer.status, answer.body['code']]).toEqual([
      method,
      path,
      403,
      'not_allowed',
    ]);
  }
  const send = await uploading(platform, 'uno', 'ayuda');
  const upload = await send({ body: formOf(part('image', pictureOf(7))) });
  expect(upload.status).toBe(403);
  expect(await entries()).toEqual(before);
  expect((await page('/admin/configuracion')).status).toBe(403);
  expect((await page('/')).text).not.toContain('<shop-edit-switch');
});
