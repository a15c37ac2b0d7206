/** An item that is not published: its page is for those that edit it, and for whoever got its preview. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { PREVIEW_MS } from '../../../edge/modules/items/preview.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { NOON, write } from '../platform/stores.ts';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
let item: { id: string; slug: string };
const cookies: Record<string, string> = {};
beforeAll(async () => {
  opened = await openItems();
  await openAccount('cuentas');
  await appoint('cuentas', 'uno', 'accountant');
  for (const [name, slug] of [
    ['duena', 'uno'],
    ['ayuda', 'uno'],
    ['cuentas', 'uno'],
    ['ajena', 'dos'],
  ] as const)
    cookies[name] = await signIn(name, `${slug}.localhost`);
  item = await opened.make({ name: 'Lámpara secreta', list_state: 'unpublished' });
});

const visit = async (path: string, name = '', store = 'uno') => {
  const headers: HeadersInit = name === '' ? {} : { cookie: cookies[name] ?? '' };
  const answer = await opened.platform.ask(`http://${store}.localhost${path}`, {
    headers,
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const pathOf = () => `/productos/uno/${item.slug}`;
const shared = async () => {
  const { text } = await visit(pathOf(), 'duena');
  const [, path = ''] = /href="http:\/\/uno\.localhost(\/vista\/it_[^"]+)"/.exec(text) ?? [];
  return path;
};

test('it is none for visitors, other owners and staff that edit no items', async () => {
  for (const path of [pathOf(), `/products/${item.id}`, `/products/${item.slug}`]) {
    for (const name of ['', 'cuentas']) {
      const { status, text } = await visit(path, name);
      expect([status, text.includes('Lámpara')], `${path} ${name}`).toEqual([404, false]);
    }
  }
  for (const path of [item.id, item.slug, `${item.slug}?owner=uno`]) {
    for (const name of ['', 'duena'])
      expect((await visit(`/api/public/products/${path}`, name)).status).toBe(404);
  }
  for (const path of [`/embed/html/shop-item?item=${item.id}`, '/sitemap.xml'])
    expect((await visit(path, 'duena')).text).not.toMatch(/Lámpara|lampara/);
  // Lists show its card last, faded and without a link (spec [2]).
  expect((await visit('/')).text).not.toContain(`href="${pathOf()}"`);
});

test('in another store that lists it, nobody sees it', async () => {
  await write(
    'a',
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      VALUES ('st_dos', ${item.id}, 'product', 100, 9)`,
  );
  expect((await visit(pathOf(), 'ajena', 'dos')).status).toBe(404);
  expect((await visit(await shared(), '', 'dos')).status).toBe(404);
});

test('those that may edit it see it at its own address, and no cache keeps that', async () => {
  for (const name of ['duena', 'ayuda']) {
    const page = await visit(pathOf(), name);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Lámpara secreta');
    expect(page.text).toContain('solo lo ven quienes editan la tienda');
    expect(page.text).toMatch(/<meta name="robots" content="noindex/);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  }
  expect((await visit(pathOf())).status).toBe(404);
});

test('whoever has the address of its preview sees it for seven days', async () => {
  const path = await shared();
  const page = await visit(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Lámpara secreta');
  expect(page.text).not.toContain('Dirección para compartirlo');
  expect(page.text).toMatch(/<meta name="robots" content="noindex/);
  expect(page.text).not.toContain('<script type="module">');
  expect([page.headers.get('cache-control'), page.headers.get('x-page-cache')]).toEqual([
    'no-store',
    'off',
  ]);
  const other = await opened.make({ name: 'Otra', list_state: 'unpublished' });
  const [, , , token = ''] = path.split('/');
  expect((await visit(`/vista/${other.id}/${token}`)).status).toBe(404);
  expect((await visit(`/vista/${item.slug}/${token.slice(0, -1)}`)).status).toBe(404);
  const shortened = `${(NOON + 1).toString(36)}.${token.split('.')[1]}`;
  expect((await visit(`/vista/${item.id}/${shortened}`)).status).toBe(404);
  opened.platform.clock.advance(PREVIEW_MS);
  expect((await visit(path)).status).toBe(404);
});

test('what is hidden stays at its address; what is published is everybody’s, until it is not', async () => {
  const hidden = await opened.make({ name: 'Escondida' });
  await write('a', sql`UPDATE item SET hidden = 1 WHERE id = ${hidden.id}`);
  expect((await visit(`/productos/uno/${hidden.slug}`)).status).toBe(200);
  const set = (list_state: string) => opened.ask('PATCH', `/${item.id}`, { list_state });
  expect((await set('published')).status).toBe(200);
  expect((await visit(pathOf())).text).toContain('Lámpara secreta');
  expect((await visit(pathOf(), 'duena')).text).not.toContain('Dirección para compartirlo');
  expect((await visit(`/api/public/products/${item.id}`)).status).toBe(200);
  expect((await set('unpublished')).status).toBe(200);
  expect((await visit(pathOf())).status).toBe(404);
  expect((await visit(`/api/public/products/${item.id}/reviews`)).text).not.toContain(item.id);
});
