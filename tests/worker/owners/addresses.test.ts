/** Old addresses of a store's pages lead to the new ones. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { OLD_ADDRESSES_MAX, REDIRECTS_MAX } from '../../../shared/rules/page-addresses.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

const HISTORY = '/store/st_uno:st_uno/other/store/history';
const key = () => crypto.randomUUID();

let platform: Platform;
let owner: Caller;
let other: Caller;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  platform = startPlatform();
  for (const name of ['duena', 'ajena']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ajena', 'dos', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  other = await calling(platform, 'ajena', 'dos');
  await owner('PATCH', '/store/uno', { sections_info: { blogs: true } }, key());
});

/** The status of an address of a store, and where it leads. */
async function visit(path: string, store = 'uno') {
  const answer = await platform.ask(`http://${store}.localhost${path}`, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location') };
}
const led = (to: string) => ({ status: 301, to });
const here = { status: 200, to: null };
const nowhere = { status: 404, to: null };

const add = (path: string, leads_to: string, by: Caller = owner, under = key()) =>
  by('POST', '/addresses-admin', { path, leads_to }, under);
const rename = (id: string, fields: object, by: Caller = owner) =>
  by('PATCH', `/addresses-admin/things/${id}`, fields, key());
async function made(path: string, fields: object): Promise<string> {
  const { status, body } = await owner('POST', path, fields, key());
  expect(status).toBe(201);
  return String(body['id']);
}

describe('a thing whose address changes', () => {
  test.each([
    ['catalogue', '/catalogues', { name: 'Otoño' }, '/catalogos/otono', '/catalogos/abrigos'],
    [
      'blog entry',
      '/blog-admin',
      { title: 'Otoño', body: 'Texto', state: 'published' },
      '/blogs/~otono',
      '/blogs/~abrigos',
    ],
    [
      'item',
      '/products-admin',
      { name: 'Otoño', type: 'product', skus: [{ list_price: 100 }], list_state: 'published' },
      '/productos/uno/otono',
      '/productos/uno/abrigos',
    ],
  ])('a %s keeps its old address by one step', async (_kind, calls, fields, from, to) => {
    const id = await made(calls, fields);
    expect(await visit(from)).toEqual(here);
    expect(await visit(to)).toEqual(nowhere);
    expect((await rename(id, { slug: ' Abrígos ', version: 1 })).status).toBe(200);
    expect(await visit(to)).toEqual(here);
    expect(await visit(`${from}/`)).toEqual(led(to));
    expect(await visit(`${from}?referralID=ana`)).toEqual(led(`${to}?referralID=ana`));
    const answer = await platform.ask(`http://uno.localhost${from}`, { redirect: 'manual' });
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');

    // Once more: the first address leads to the last one at once, not by the second.
    await rename(id, { slug: 'de-abrigo' });
    const last = to.replace('abrigos', 'de-abrigo');
    for (const old of [from, to]) expect(await visit(old)).toEqual(led(last));
    const { body } = await owner('GET', `/addresses-admin/things/${id}`);
    expect(body).toMatchObject({ path: last, before: [to, from], version: 3 });

    // Back again, and taken back: no address leads to itself.
    await rename(id, { slug: 'otono' });
    expect(await visit(from)).toEqual(here);
    for (const old of [to, last]) expect(await visit(old)).toEqual(led(from));
    const edits = (await owner('GET', `${HISTORY}?limit=1`)).body['results'] as { id: string }[];
    const back = await owner('POST', `${HISTORY}/${edits[0]!.id}/take-back`, {}, key());
    expect(back.status).toBe(200);
    expect(await visit(from)).toEqual(led(last));

    // A page that is there is never led away from, whoever had its address before.
    await owner('DELETE', `${calls}/${id}?force=true`, undefined, key());
    expect(await visit(from)).toEqual(nowhere);
  });

  test('a new thing with the old address is shown; once it is gone, the old address leads on', async () => {
    const first = await made('/catalogues', { name: 'Verano' });
    await rename(first, { slug: 'calor' });
    const second = await made('/catalogues', { name: 'Verano' });
    expect(await visit('/catalogos/verano')).toEqual(here);
    await owner('DELETE', `/catalogues/${second}?force=true`, undefined, key());
    expect(await visit('/catalogos/verano')).toEqual(led('/catalogos/calor'));
  });

  test('it has no address of another thing, and none without a letter', async () => {
    const [one, two] = [
      await made('/catalogues', { name: 'Uno' }),
      await made('/catalogues', { name: 'Dos' }),
    ];
    expect((await rename(one, { slug: 'DOS' })).body).toMatchObject({ code: 'address_taken' });
    for (const slug of ['👗', '', '///'])
      expect((await rename(one, { slug })).body).toMatchObject({
        code: 'invalid_request',
        field: 'slug',
      });
    expect((await rename(two, { slug: 'tres', version: 7 })).body).toMatchObject({
      code: 'edited_meanwhile',
    });
    expect(await rename(two, { slug: 'dos' })).toMatchObject({ status: 200 });
    expect((await rename(one, { slug: 'otra' }, other)).status).toBe(404);
    expect((await other('GET', `/addresses-admin/things/${one}`)).status).toBe(404);
  });

  test('of twenty changes at once to one version one is made', async () => {
    const id = await made('/catalogues', { name: 'Carrera' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => rename(id, { slug: `carrera-${n}`, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('it keeps its last addresses alone', async () => {
    const id = await made('/catalogues', { name: 'Muchas' });
    for (let n = 0; n < OLD_ADDRESSES_MAX + 3; n += 1) await rename(id, { slug: `muchas-${n}` });
    const { body } = await owner('GET', `/addresses-admin/things/${id}`);
    expect(body['before']).toHaveLength(OLD_ADDRESSES_MAX);
    expect(await visit('/catalogos/muchas')).toEqual(nowhere);
  });

  test('a store that sells an item of another leads on from its own page of it, too', async () => {
    const fields = { name: 'Ajeno', type: 'product', skus: [{ list_price: 100 }] };
    const id = await made('/products-admin', { ...fields, list_state: 'published' });
    expect(await visit('/productos/uno/ajeno', 'dos')).toEqual(nowhere);
    await rename(id, { slug: 'propio' });
    // The other store does not list it.
    expect(await visit('/productos/uno/ajeno', 'dos')).toEqual(nowhere);
    await write(
      'a',
      sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
        VALUES ('st_dos', ${id}, 'product', 100, 1)`,
    );
    await other('PATCH', '/store/dos', { name: 'Dos de nuevo' }, key());
    expect(await visit('/productos/uno/propio', 'dos')).toEqual(here);
    expect(await visit('/productos/uno/ajeno', 'dos')).toEqual(led('/productos/uno/propio'));
  });
});

describe('an address that an owner wrote', () => {
  test('leads on once it is written, not before and not once it is deleted', async () => {
    expect(await visit('/coleccion%20vieja.html')).toEqual(nowhere);
    const under = key();
    const first = await add(' /coleccion vieja.html?a=1#b ', '/productos?sort=price', owner, under);
    expect(first).toMatchObject({
      status: 201,
      body: { path: '/coleccion%20vieja.html', leads_to: '/productos?sort=price' },
    });
    const again = await add(' /coleccion vieja.html?a=1#b ', '/productos?sort=price', owner, under);
    expect(again).toEqual(first);
    const to = led('/productos?sort=price&utm_source=mail');
    expect(await visit('/coleccion%20vieja.html?utm_source=mail&sort=name')).toEqual(to);
    expect(await visit('/coleccion%20vieja.html', 'dos')).toEqual(nowhere);

    const id = String(first.body['id']);
    expect((await other('DELETE', `/addresses-admin/${id}`, undefined, key())).status).toBe(404);
    expect((await owner('DELETE', `/addresses-admin/${id}`, undefined, key())).status).toBe(200);
    expect(await visit('/coleccion%20vieja.html')).toEqual(nowhere);
    const list = (await owner('GET', '/addresses-admin')).body;
    expect(list['just_deleted']).toMatchObject([{ id, name: '/coleccion%20vieja.html' }]);
    const back = () => owner('POST', `/addresses-admin/${id}/restore`, {}, key());
    expect((await back()).status).toBe(200);
    expect((await back()).body).toMatchObject({ code: 'edited_meanwhile' });
    expect((await visit('/coleccion%20vieja.html')).status).toBe(301);
  });

  test.each([
    ['//evil.com', '/productos', 'path'],
    ['https://evil.com/a', '/productos', 'path'],
    ['/', '/productos', 'path'],
    [`/${'a'.repeat(301)}`, '/productos', 'path'],
    ['/a', '//evil.com', 'leads_to'],
    ['/a', '/\\evil.com', 'leads_to'],
    ['/a', '/\t/evil.com', 'leads_to'],
    ['/a', '/..//evil.com', 'leads_to'],
    ['/a', 'https://evil.com', 'leads_to'],
    ['/a', 'javascript:alert(1)', 'leads_to'],
    ['/a', 'data:text/html,x', 'leads_to'],
    ['/a', '/a', 'leads_to'],
  ])('%j does not lead to %j', async (path, leads_to, field) => {
    const { status, body } = await add(path, leads_to);
    expect([status, body]).toMatchObject([400, { code: 'invalid_request', field }]);
  });

  test('is no part of a way of several steps, or of a circle', async () => {
    await add('/primera', '/segunda');
    for (const [from, to] of [
      ['/segunda', '/tercera'],
      ['/segunda', '/primera'],
      ['/antes', '/primera'],
    ] as const)
      expect((await add(from, to)).body).toMatchObject({ code: 'redirect_chain' });
    expect((await add('/primera', '/otra')).body).toMatchObject({ code: 'redirect_exists' });
    expect(await visit('/primera')).toEqual(led('/segunda'));
    expect(await visit('/segunda')).toEqual(nowhere);
  });

  test('of two that would make a circle at once one is written', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? add('/ida', '/vuelta') : add('/vuelta', '/ida'),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('leads to the new address of a page at once, and never away from a page', async () => {
    const id = await made('/catalogues', { name: 'Invierno' });
    await add('/frio', '/catalogos/invierno');
    await made('/catalogues', { name: 'Primavera' });
    expect((await add('/catalogos/primavera', '/nunca')).status).toBe(201);
    expect(await visit('/catalogos/primavera')).toEqual(here);
    await rename(id, { slug: 'nieve' });
    expect(await visit('/frio')).toEqual(led('/catalogos/nieve'));
  });

  test('there are only so many of them', async () => {
    await write(
      'a',
      sql`INSERT INTO redirect (id, store_id, path, leads_to, created_at)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${REDIRECTS_MAX})
        SELECT 'rd_' || i, 'st_dos', '/x' || i, '/productos', 0 FROM n`,
    );
    expect((await add('/una-mas', '/productos', other)).body).toMatchObject({
      code: 'too_many_redirects',
    });
  });
});
