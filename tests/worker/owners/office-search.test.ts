/** What the office's search finds of a store, and for whom. */
import { beforeAll, expect, test } from 'vitest';
import type { FoundThing } from '../../../shared/contracts/office-search.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { sell } from '../profiles/sold.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
let item = '';
let entry = '';
let order = '';

beforeAll(async () => {
  opened = await openItems();
  item = (await opened.make({ name: 'Mochila de lona' })).id;
  const made = await opened.owner('POST', '/blog-admin', { title: 'Mochila, ¿qué llevar?' });
  entry = (made.body as { id: string }).id;
  order = (await sell({ number: 'MOCH-0001', store: 'uno', email: 'ana@example.com' })).order;
  await sell({ number: 'MOCH-0002', store: 'dos', email: 'eva@example.com' });
});

async function search(text: string, who: Caller = opened.owner): Promise<FoundThing[]> {
  const { status, body } = await who('GET', `/office/search?text=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return (body as { results: FoundThing[] }).results;
}

test('items, orders and entries are found by their words, of the own store alone', async () => {
  expect(await search('moch')).toEqual([
    { kind: 'item', id: item, name: 'Mochila de lona' },
    { kind: 'order', id: order, name: 'MOCH-0001 · Ana' },
    { kind: 'entry', id: entry, name: 'Mochila, ¿qué llevar?' },
  ]);
  expect(await search('QUE LLEVAR')).toMatchObject([{ kind: 'entry' }]);
  expect(await search('moch-0002')).toEqual([]);
  expect(await search('eva@example.com')).toEqual([]);
  expect(await search('%%')).toEqual([]);
});

test('the settings are found by their labels in either language, and lead to their fields', async () => {
  expect(await search('favicon')).toEqual([
    { kind: 'setting', id: 'favicon', name: 'Tu tienda: Icono de la pestaña' },
  ]);
  const ids = async (text: string) => (await search(text)).map(({ id }) => id);
  expect((await ids('color')).slice(0, 3)).toEqual(['color1', 'color2', 'bgcolor']);
  expect(await ids('horario')).toContain('hours_1');
  expect(await ids('opening hours')).toContain('hours_1');
  const cookie = await signIn('duena', 'uno.localhost');
  const answer = await opened.platform.ask('http://uno.localhost/admin?text=horario', {
    headers: { cookie },
  });
  const page = await answer.text();
  expect(page).toContain('href="/admin/configuracion#hours_1"');
  expect(page).toContain('Horario: lunes');
});

test('an account finds what it may work on', async () => {
  await openAccount('despacho');
  await appoint('despacho', 'uno', 'dispatcher');
  const dispatcher = await calling(opened.platform, 'despacho', 'uno');
  expect((await search('moch', dispatcher)).map(({ kind }) => kind)).toEqual(['order']);
  expect(await search('favicon', dispatcher)).toEqual([]);
  await openAccount('clienta');
  const customer = await calling(opened.platform, 'clienta', 'uno');
  expect((await customer('GET', '/office/search?text=moch')).status).toBe(403);
});
