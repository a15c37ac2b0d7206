import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRED_REMOVAL_MS, FORKING_LONG_MS } from '../../../shared/kernel/constants/timers.ts';
import { refusal, type Reply } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { editCataloguesModel } from './model.ts';
import type { Subject } from './props.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const t = messages.es;
const item: Subject = { kind: 'item', id: 'it_1', name: 'Falda' };
const page: Subject = { kind: 'catalogue', id: 'ca_1', name: 'Mujer', slug: 'mujer', text: '' };
const holding = (n: number, has = false) => ({
  id: `ca_${n}`,
  name: `C${n}`,
  num_products: 3,
  has,
});
const LIST: Reply = { body: { results: [holding(1), holding(2, true)], matches_estimated: 2 } };

/** The open dialog of a page; calls are answered by method and path below the API. */
async function opened(subject: Subject, replies: Readonly<Record<string, Reply>> = {}) {
  const sent: string[] = [];
  const toast = vi.fn<(notice: object) => void>();
  const fetch: typeof globalThis.fetch = (url, init) => {
    const { method = 'GET', body } = init ?? {};
    const { pathname } = new URL(url as string, 'https://a.test');
    const asked = `${method} ${pathname.replace('/api/catalogues', '')}`;
    sent.push(typeof body === 'string' ? `${asked} ${body}` : asked);
    const list = asked.startsWith('GET -admin') ? LIST : undefined;
    const reply = replies[asked] ?? list ?? { body: {} };
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  };
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} };
  const model = editCataloguesModel({ api, t, toast }, subject, 'en');
  model.seek();
  await vi.advanceTimersByTimeAsync(0);
  const rows = () =>
    model.$list.value.$list.value.items.map(({ id, has, num_products: n }) => [id, has, n]);
  return { model, sent, toast, rows };
}

test('a product goes in at once, and out after the time to undo', async () => {
  const { model, sent, rows } = await opened(item);
  expect(sent.splice(0)).toEqual(['GET -admin/products/it_1']);
  const adding = model.add('ca_1');
  expect(rows()).toEqual([
    ['ca_1', true, 4],
    ['ca_2', true, 3],
  ]);
  await adding;
  expect(sent.splice(0)).toEqual(['POST /ca_1/products {"product_id":"it_1"}']);
  model.removals.start('ca_2');
  model.removals.undo('ca_2');
  model.removals.start('ca_1');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent).toEqual(['DELETE /ca_1/products/it_1']);
  expect(rows()).toEqual([
    ['ca_1', false, 3],
    ['ca_2', true, 3],
  ]);
});

test('a refused addition takes its mark back, and is told in the words of the shop', async () => {
  const { model, toast, rows } = await opened(item, {
    'POST /ca_1/products': refusal('item_not_found', 404),
  });
  await model.add('ca_1');
  expect(rows()[0]).toEqual(['ca_1', false, 3]);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'error', title: 'Ocurrio un error al agregar al catálogo' }),
  );
});

test('a catalogue that is made here gets the product', async () => {
  const { model, sent, rows } = await opened(item, {
    'POST /': { body: { ...holding(9), num_products: 0 } },
  });
  sent.length = 0;
  expect(await model.create('  ')).toBe('required');
  expect(await model.create('Nuevo')).toBe(true);
  expect(sent.map((one) => one.split(' {')[0])).toEqual(['POST /', 'POST /ca_9/products']);
  expect(rows().at(-1)).toEqual(['ca_9', true, 1]);
});

test('a catalogue’s products are copied piece by piece, then the list is read anew', async () => {
  const { model, sent, toast } = await opened(page, {
    'POST /ca_1/products/clone': { body: { added: 4, left: 0 } },
  });
  sent.length = 0;
  await model.all.start('ca_2');
  await model.all.start('ca_1');
  expect(sent.splice(0)).toEqual(['POST /ca_1/products/clone {"catalogue_id":"ca_2"}']);
  expect([model.$into.value, model.all.$forking.value]).toEqual(['ca_2', true]);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Catálogo copiado correctamente' }),
  );
  await vi.advanceTimersByTimeAsync(FORKING_LONG_MS);
  expect([model.$into.value, model.all.$forking.value]).toEqual([null, false]);
  expect(sent).toEqual(['GET -admin/']);
});

test('what the page’s search found goes in alone', async () => {
  const { model, sent } = await opened(
    { ...page, text: 'falda' },
    { 'POST /ca_2/products/add_filtered': refusal('edited_meanwhile', 409) },
  );
  sent.length = 0;
  await model.all.start('ca_2');
  expect(sent).toEqual(['POST /ca_2/products/add_filtered {"text":"falda","catalogue":"mujer"}']);
  expect([model.$into.value, model.all.$forking.value]).toEqual([null, false]);
});

test('the rows of a page in English bear the English names, where there are some', async () => {
  const results = [
    { ...holding(1), name_en: 'Dresses' },
    { ...holding(2), name_en: null },
  ];
  const { model } = await opened(page, {
    'GET -admin/': { body: { results, matches_estimated: 2 } },
  });
  expect(model.$list.value.$list.value.items.map(({ name }) => name)).toEqual(['Dresses', 'C2']);
});
