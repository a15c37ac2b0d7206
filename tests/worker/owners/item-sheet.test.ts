/** Price, stock and state of many items, changed in one call. */
import { beforeAll, expect, test } from 'vitest';
import type { SheetItem, SheetResult } from '../../../shared/contracts/item-sheet.ts';
import { sampleIds } from '../../../shared/contracts/samples.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { write } from '../platform/stores.ts';
import { openItems } from './opened-items.ts';

type Opened = Awaited<ReturnType<typeof openItems>>;
let ask: Opened['ask'];
let make: Opened['make'];
let read: Opened['read'];
let rows: Opened['rows'];
beforeAll(async () => {
  ({ ask, make, read, rows } = await openItems());
});

const sheet = async (query: string) =>
  (await ask('GET', `/sheet/rows?${query}`)).body['results'] as SheetItem[];
const change = async (changed: object[], { why = {}, ...options }: Options = {}) => {
  const { status, body } = await ask('POST', '/sheet/rows', { rows: changed, ...why }, options);
  return { status, body, results: (body['results'] ?? []) as SheetResult[] };
};
interface Options {
  key?: ReturnType<typeof crypto.randomUUID>;
  why?: object;
}
const two = [
  { attributes: { Talla: 'CH' }, list_price: 10_000, on_hand: 3 },
  { attributes: { Talla: 'G' }, list_price: 12_000, on_hand: 4 },
];

test('an item shows every variant with its price, its stock and its state', async () => {
  const made = await make({ name: 'Playera hoja', skus: two, list_state: 'unpublished' });
  expect(await sheet('text=playera hoja')).toEqual([
    {
      id: made.id,
      name: 'Playera hoja',
      photo: null,
      currency: 'MXN',
      is_free: false,
      version: 1,
      visibility: 'unpublished',
      skus: made.skus.map((sku, index) => ({
        id: sku.id,
        attributes: two[index]?.attributes,
        list_price: two[index]?.list_price,
        on_hand: two[index]?.on_hand,
        reserved: 0,
      })),
    },
  ]);
  expect(await sheet('text=playera hoja&state=shown')).toEqual([]);
});

test('several items change together; one that cannot is told, and the others are saved', async () => {
  const [one, other, late] = [await make(), await make({ skus: two }), await make()];
  const [small] = other.skus;
  const { status, results } = await change([
    {
      id: one.id,
      version: 1,
      visibility: 'hidden',
      skus: [{ id: one.skus[0]?.id, list_price: 5 }],
    },
    { id: other.id, version: 1, skus: [{ id: small?.id, on_hand: 9, on_hand_was: 3 }] },
    { id: late.id, version: 7, visibility: 'hidden' },
    { id: sampleIds.ownItem, version: 1, visibility: 'hidden' },
  ]);
  expect(status).toBe(200);
  expect(results.map(({ version, problem }) => [version, problem?.code ?? null])).toEqual([
    [2, null],
    [2, null],
    [null, 'edited_meanwhile'],
    [null, 'item_not_found'],
  ]);
  expect(results[2]?.problem?.message).toMatch(/\S/);
  expect((await read(one.id)).body).toMatchObject({
    hiden: true,
    skus: [{ list_price: 5, on_hand: 5 }],
  });
  expect((await read(other.id)).body.skus).toMatchObject([
    { list_price: 10_000, on_hand: 9, attributes: { Talla: 'CH' } },
    { list_price: 12_000, on_hand: 4, attributes: { Talla: 'G' } },
  ]);
  expect((await read(late.id)).body).toMatchObject({ hiden: false, version: 1 });
  const moves = await rows(
    'SELECT before, after, reason FROM stock_move WHERE item_id = ? AND reason <> ?',
    other.id,
    'created',
  );
  expect(moves).toEqual([{ before: 3, after: 9, reason: 'counted' }]);
  const kept = await rows(
    'SELECT subject_id FROM store_edit WHERE subject_id IN (?, ?, ?) AND before IS NOT NULL',
    one.id,
    other.id,
    late.id,
  );
  expect(kept).toHaveLength(1 + 1);
});

test('units that were sold since stay sold, and those on hold are not counted away', async () => {
  const [sold, held] = [await make(), await make()];
  const [a, b] = [sold.skus[0]?.id ?? '', held.skus[0]?.id ?? ''];
  await write('a', sql`UPDATE sku SET on_hand = 3 WHERE id = ${a}`);
  await write('a', sql`UPDATE sku SET reserved = 2 WHERE id = ${b}`);
  const { results } = await change([
    { id: sold.id, version: 1, skus: [{ id: a, on_hand: 15, on_hand_was: 5 }] },
    { id: held.id, version: 1, skus: [{ id: b, on_hand: 1, on_hand_was: 5 }] },
  ]);
  expect(results.map(({ problem }) => problem?.code ?? null)).toEqual([null, 'units_reserved']);
  expect((await read(sold.id)).body.skus).toMatchObject([{ on_hand: 13 }]);
  expect((await read(held.id)).body.skus).toMatchObject([{ on_hand: 5 }]);
});

test('a repeat under the same key changes nothing again; a price alone leaves the stock', async () => {
  const made = await make();
  const key = crypto.randomUUID();
  const body = [{ id: made.id, version: 1, skus: [{ id: made.skus[0]?.id, list_price: 77 }] }];
  const first = await change(body, { key });
  expect(await change(body, { key })).toEqual(first);
  expect((await read(made.id)).body).toMatchObject({
    version: 2,
    skus: [{ list_price: 77, on_hand: 5 }],
  });
});

test('an item twice, and a variant of another item, change nothing', async () => {
  const [one, other] = [await make(), await make()];
  const twice = await change([
    { id: one.id, version: 1, visibility: 'hidden' },
    { id: one.id, version: 1, visibility: 'shown' },
  ]);
  expect([twice.status, twice.body['code']]).toEqual([400, 'invalid_request']);
  const { results } = await change([
    { id: one.id, version: 1, skus: [{ id: other.skus[0]?.id, list_price: 1 }] },
  ]);
  expect(results[0]?.problem?.code).toBe('invalid_request');
  expect((await read(one.id)).body).toMatchObject({ version: 1 });
});

test('an item that was to be published later is shown at once, and keeps no later time', async () => {
  const made = await make({ list_state: 'unpublished', publish_at: '2031-01-01T00:00:00.000Z' });
  const [row] = (await sheet('limit=30')).filter(({ id }) => id === made.id);
  expect(row?.visibility).toBe('later');
  await change([{ id: made.id, version: 1, visibility: 'shown' }]);
  expect((await read(made.id)).body).toMatchObject({ list_state: 'published', publish_at: null });
});

test('the history of a stock has the reason and the note of a save, and that of taking it back', async () => {
  const { id, skus } = await make();
  const [sku] = skus;
  const to = (version: number, on_hand: number, on_hand_was: number, why: object) =>
    change([{ id, version, skus: [{ id: sku?.id, on_hand, on_hand_was }] }], { why });
  await to(1, 3, 5, { stock_reason: 'damaged', stock_note: 'Se mojaron' });
  await to(2, 5, 3, { stock_reason: 'undone' });
  const { body } = await ask('GET', `/${id}/stock`);
  expect(body['results']).toMatchObject([
    { reason: 'undone', note: null, before: 3, after: 5 },
    { reason: 'damaged', note: 'Se mojaron', before: 5, after: 3 },
    { reason: 'created' },
  ]);
  const refused = await to(3, 1, 5, { stock_reason: 'sold' });
  expect([refused.status, refused.body['field']]).toEqual([400, 'stock_reason']);
});
