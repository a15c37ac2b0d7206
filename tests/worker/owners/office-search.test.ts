/** What the office's search finds of a store, and for whom. */
import { beforeAll, expect, test } from 'vitest';
import type { FoundThing } from '../../../shared/contracts/office-search.ts';
import { appoint, openAccount } from '../platform/people.ts';
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

test('an account finds what it may work on', async () => {
  await openAccount('despacho');
  await appoint('despacho', 'uno', 'dispatcher');
  const dispatcher = await calling(opened.platform, 'despacho', 'uno');
  expect((await search('moch', dispatcher)).map(({ kind }) => kind)).toEqual(['order']);
  await openAccount('clienta');
  const customer = await calling(opened.platform, 'clienta', 'uno');
  expect((await customer('GET', '/office/search?text=moch')).status).toBe(403);
});
