import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResaleItem } from '../../../shared/contracts/resale.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import {
  DEFERRED_REMOVAL_MS,
  FORKING_LONG_MS,
  FORKING_MS,
  SEARCH_DEBOUNCE_SLOW_MS,
} from '../../../shared/kernel/constants/timers.ts';
import { refusal, type Reply } from '../../_runtime/fixtures.ts';
import { resaleWords as t } from './messages/es.ts';
import { resaleModel } from './resale.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offer = (n: number): ResaleItem => ({
  id: `it_${n}`,
  name: `Falda ${n}`,
  type: 'product',
  dssupplier: 'st_b',
  supplier_name: 'B',
  photo: null,
  list_price: 19_900,
  currency: 'MXN',
  contribution_margin: 2000,
  buy_by: 0,
  earnings: 0,
  in_store: n === 3,
});

/**
 * A search of three offers, the last of them in the store; calls are answered by method and path,
 * several answers one after another.
 */
function started(replies: Readonly<Record<string, Reply | Reply[]>> = {}) {
  const sent: string[] = [];
  const toast = vi.fn<(notice: object) => void>();
  const fetch = (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const asked = `${method} ${url.replace('/api/store/st_a:st_a/other/store/products', '')}`;
    sent.push(typeof body === 'string' ? `${asked} ${body}` : asked);
    const given = replies[asked];
    const reply = (Array.isArray(given) ? given.shift() : given) ?? {
      body: { results: [offer(1)], matches_estimated: 1 },
    };
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  };
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} };
  const list = { results: [1, 2, 3].map(offer), matches_estimated: 13 };
  const start = { store: 'st_a', storeType: 'other', list };
  const model = resaleModel({ api, t, toast }, start);
  const inStore = () =>
    model.$list.value.$list.value.items.flatMap(({ id, in_store }) => (in_store ? [id] : []));
  return { model, sent, toast, inStore };
}

test('a typed text is searched a moment after its last letter, without what narrows nothing', async () => {
  const { model, sent } = started();
  model.type('fal');
  model.type('falda ');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS);
  model.seek({ text: '', category: 'ropa' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    'GET /search?text=falda&offset=0&limit=10',
    'GET /search?category=ropa&offset=0&limit=10',
  ]);
  expect(model.$list.value.$list.value.items.map(({ id }) => id)).toEqual(['it_1']);
});

test('an item shows as added at once, and goes back with a warning where it may not be', async () => {
  const fine = started({ 'PUT /it_1': { body: { in_store: true } } });
  const added = fine.model.add('it_1');
  expect(fine.inStore()).toEqual(['it_1', 'it_3']);
  await added;
  expect(fine.inStore()).toEqual(['it_1', 'it_3']);
  const { model, toast, inStore } = started({
    'PUT /it_1': refusal('invalid_product', 422),
    'PUT /it_2': refusal('edited_meanwhile', 409),
  });
  await model.add('it_1');
  await model.add('it_2');
  expect(inStore()).toEqual(['it_3']);
  const tones = toast.mock.calls.map(([notice]) => (notice as { tone: string }).tone);
  expect(tones).toEqual(['warning', 'error']);
});

test('an item leaves after the time to undo it', async () => {
  const { model, sent, inStore } = started({ 'DELETE /it_3': { body: {} } });
  model.removals.start('it_3');
  model.removals.undo('it_3');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect([sent, inStore()]).toEqual([[], ['it_3']]);
  model.removals.start('it_3');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect([sent, inStore()]).toEqual([['DELETE /it_3'], []]);
});

test('all are added piece by piece, then the filters clear', async () => {
  const { model, sent, toast } = started({
    'POST /add_filtered': [{ body: { added: 50, left: 7 } }, { body: { added: 7, left: 0 } }],
  });
  model.seek({ text: 'falda' });
  const added = model.all.start('ca_1');
  await model.all.start('ca_1');
  expect(model.all.$forking.value).toBe(true);
  await added;
  const piece = 'POST /add_filtered {"text":"falda","catalogue_id":"ca_1"}';
  expect(sent.slice(1)).toEqual([piece, piece]);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: t.done.allAdded }),
  );
  await vi.advanceTimersByTimeAsync(FORKING_LONG_MS - 1);
  expect(model.all.$forking.value).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(model.all.$forking.value).toBe(false);
  expect(sent.at(-1)).toBe('GET /search?offset=0&limit=10');
});

test('a stop ends it after the piece under way, and keeps the search', async () => {
  const { model, sent, toast } = started({
    'POST /add_filtered': { body: { added: 50, left: 90 } },
  });
  model.seek({ text: 'falda' });
  let pieces = 0;
  const stop = model.all.$progress.subscribe((progress) => {
    if (!progress) return;
    pieces += 1;
    expect(progress).toEqual({ added: 50, left: 90 });
    model.all.stop();
  });
  await model.all.start('ca_1');
  stop();
  expect(pieces).toBe(1);
  expect(sent.filter((one) => one.startsWith('POST'))).toHaveLength(2);
  const message = fill(t.done.someAdded, { added: 100, left: 90 });
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }));
  await vi.advanceTimersByTimeAsync(FORKING_MS);
  expect([model.all.$forking.value, sent.at(-1)]).toEqual([
    false,
    'GET /search?text=falda&offset=0&limit=10',
  ]);
});

test('a piece that adds nothing is the last one', async () => {
  const { model, sent } = started({ 'POST /add_filtered': { body: { added: 0, left: 3 } } });
  await model.all.start('ca_1');
  expect(sent).toHaveLength(1);
});

test('a failed addition of all ends the wait; what was added before it shows', async () => {
  const first = started({ 'POST /add_filtered': refusal('catalogue_not_found', 404) });
  await first.model.all.start('ca_1');
  expect(first.model.all.$forking.value).toBe(false);
  expect(first.toast).toHaveBeenCalledWith(expect.objectContaining({ title: t.notAddedAll }));
  const later = started({
    'POST /add_filtered': [{ body: { added: 50, left: 7 } }, refusal('edited_meanwhile', 409)],
  });
  await later.model.all.start('ca_1');
  await vi.advanceTimersByTimeAsync(FORKING_MS);
  expect(later.model.all.$forking.value).toBe(false);
  expect(later.sent.at(-1)).toBe('GET /search?offset=0&limit=10');
  expect(await later.model.finish()).toBe(true);
});

test.each([
  ['categories', 15, 'Categoría no encontrada', t.noCategory],
  ['suppliers', 10, 'Proveedor no encontrado', t.noSupplier],
] as const)(
  'of %s %i are asked for as they open, 5 for a typed text',
  async (which, open, quote, words) => {
    const { model, sent } = started();
    const limits = () => sent.map((one) => Number(/[?&]limit=(\d+)/.exec(one)?.[1]));
    model[which].open();
    await vi.advanceTimersByTimeAsync(0);
    model[which].type('zz');
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS);
    expect(limits()).toEqual([open, 5]);
    expect(sent[1]).toContain('zz');
    expect(words).toBe(quote);
  },
);

test('a search that was on its way while an item was added shows it as added', async () => {
  const { model, inStore } = started({ 'PUT /it_1': { body: { in_store: true } } });
  // The search was answered before the addition, and its answer comes after it.
  model.type('falda');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_SLOW_MS - 1);
  const added = model.add('it_1');
  model.seek({});
  await added;
  await vi.advanceTimersByTimeAsync(0);
  expect(inStore()).toEqual(['it_1']);
  // A later search tells what the store has then: here somebody else took the item out.
  model.seek({});
  await vi.advanceTimersByTimeAsync(0);
  expect(inStore()).toEqual([]);
});
