import { expect, test, vi } from 'vitest';
import { shownSale, skirt, soldSkirt } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { pointOfSaleModel } from './model.ts';
import type { PointOfSaleProps } from './props.ts';

const PATH = '/tienda/a/api/admin/suppliers/st_a';

function opened(answers: readonly Response[], given: Partial<PointOfSaleProps> = {}) {
  const left = [...answers];
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async () => left.shift() ?? Response.error(),
  );
  const toast = vi.fn<(notice: object) => void>();
  const props = shownSale(given);
  const api = { base: props.env.base, tag: 'es-MX', fetch, wait: async () => {} } as const;
  const model = pointOfSaleModel({ t: messages.es, toast, api }, props);
  const made = () => fetch.mock.calls.map(([url, { method, body }]) => [method, url, body]);
  const keys = () =>
    fetch.mock.calls.map(
      ([, { headers }]) => (headers as Record<string, string>)['idempotency-key'],
    );
  return { model, toast, made, keys };
}

const found = (...results: object[]) => Response.json({ results, lines: [] });

test('a code that a scanner types is added at once, and again as one unit more', async () => {
  const coded = { ...skirt, is_code: true };
  const { model, made } = opened([found(coded), found(coded)]);
  expect(await model.find(' 7501031311309 ')).toBe(true);
  expect(await model.find('7501031311309')).toBe(true);
  expect(made()[0]?.slice(0, 2)).toEqual(['GET', `${PATH}/sale-items?text=7501031311309`]);
  expect(model.$lines.value).toMatchObject([{ sku: skirt.sku, amount: 2 }]);
  expect(model.$total.value).toBe(25_100);
  expect(model.$added.value).toContain('Falda');
});

test('words only show what they find, the last search counts, and nothing is said to be nothing', async () => {
  const { model } = opened([found(skirt), found()]);
  expect(await model.find('falda')).toBe(false);
  expect([model.$found.value, model.$lines.value]).toEqual([[skirt], []]);
  await model.find('otra');
  expect([model.$found.value, model.$missed.value]).toEqual([[], true]);
});

test('units are changed within what a line holds, and none take the line out', () => {
  const { model } = opened([], { lines: [{ ...skirt, amount: 1 }] });
  model.setAmount(skirt.sku, 5_000);
  expect(model.$lines.value[0]?.amount).toBe(999);
  model.setAmount(skirt.sku, 0);
  expect(model.$lines.value).toEqual([]);
});

test('the change is known as the amount is typed, and too little is refused here', async () => {
  const { model, made } = opened([], { lines: [{ ...skirt, amount: 1 }] });
  model.input('received', '200');
  expect(model.$change.value).toBe(7_450);
  model.input('received', '100');
  expect(model.$change.value).toBeUndefined();
  await model.sell();
  expect(model.$errors.value).toEqual({ received: messages.es.needs.short });
  expect(made()).toEqual([]);
});

test('a sale is sent as it stands, shown with its change, and the next one begins empty', async () => {
  const { model, made } = opened([Response.json(soldSkirt, { status: 201 })], {
    lines: [{ ...skirt, amount: 1 }],
  });
  model.input('received', '200');
  await model.sell();
  expect(JSON.parse(made()[0]?.[2] as string)).toEqual({
    lines: [{ item: skirt.item, sku: skirt.sku, amount: 1 }],
    total: 12_550,
    taken: 'cash',
    received: 20_000,
    full_name: '',
    email: '',
    phone: '',
    note: '',
  });
  expect(model.$sold.value?.change).toBe(7_450);
  expect([model.$lines.value, model.$fields.value]).toEqual([[], { taken: 'cash' }]);
  model.begin();
  expect(model.$sold.value).toBeNull();
});

test('a sale without an answer is tried again under its key, another one under another', async () => {
  const { model, keys, toast } = opened([], { lines: [{ ...skirt, amount: 1 }] });
  await model.sell();
  await model.sell();
  model.setAmount(skirt.sku, 2);
  await model.sell();
  expect(new Set(keys().slice(0, 4)).size).toBe(1);
  expect(keys()[4]).not.toBe(keys()[0]);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  expect(model.$lines.value).toHaveLength(1);
});
