import { expect, test } from 'vitest';
import type { SheetItem } from '../../../shared/contracts/item-sheet.ts';
import { wordsOf } from '../../../shared/i18n/speak.ts';
import { messages } from './messages/en.ts';
import { itemsSheetModel } from './model.ts';
import type { ItemsSheetProps } from './props.ts';

const t = wordsOf(messages, 'es-MX');

const item = (id: string, list_price = 10_000): SheetItem => ({
  id,
  name: id,
  photo: null,
  currency: 'MXN',
  is_free: false,
  version: 1,
  visibility: 'shown',
  skus: [{ id: `sk_${id}`, attributes: {}, list_price, on_hand: 5, reserved: 0 }],
});

/** The model over a store that keeps items, and refuses those named `bad`. */
function opened() {
  let items = [item('a'), item('b'), item('bad')];
  const sent: unknown[] = [];
  const said: unknown[] = [];
  const notices: string[] = [];
  const answer = (body: unknown) => Promise.resolve(Response.json(body));
  const fetch = ((_url: string, init: RequestInit) => {
    if (init.method !== 'POST') return answer({ results: items, matches_estimated: items.length });
    const { rows, ...why } = JSON.parse(init.body as string) as {
      rows: {
        id: string;
        version: number;
        visibility?: 'hidden';
        skus: { list_price?: number; on_hand?: number }[];
      }[];
    };
    sent.push(rows);
    said.push(why);
    const results = rows.map(({ id, version, visibility, skus }) => {
      const isOlder = version !== items.find((one) => one.id === id)?.version;
      if (isOlder) return { id, version: null, problem: { code: 'y', message: 'Otra versión' } };
      if (id === 'bad') return { id, version: null, problem: { code: 'x', message: 'No se pudo' } };
      items = items.map((one) =>
        one.id === id
          ? {
              ...one,
              version: one.version + 1,
              visibility: visibility ?? one.visibility,
              skus: one.skus.map((sku) => ({
                ...sku,
                list_price: skus[0]?.list_price ?? sku.list_price,
                on_hand: skus[0]?.on_hand ?? sku.on_hand,
              })),
            }
          : one,
      );
      return { id, version: 2, problem: null };
    });
    return answer({ results });
  }) as unknown as typeof globalThis.fetch;
  const model = itemsSheetModel(
    { t, api: { base: '', tag: 'es-MX', fetch }, toast: ({ message }) => notices.push(message) },
    {
      items,
      total: 3,
      page: 1,
      text: '',
      state: '',
      done: false,
      idempotencyKey: 'k',
    } as unknown as ItemsSheetProps,
  );
  /** Another editor changes an item: the one that is on screen is an older version. */
  const change = (id: string, by: (one: SheetItem) => SheetItem) =>
    (items = items.map((one) => (one.id === id ? { ...by(one), version: one.version + 1 } : one)));
  return { model, sent, said, notices, change };
}

test('only what changed is sent, and the last save is taken back', async () => {
  const { model, sent, notices } = opened();
  model.enter({ price_sk_a: '55', visibility_b: 'hidden', price_sk_unknown: '1' });
  expect([...model.$changed.value]).toEqual(['a', 'b']);
  await model.save();
  expect(sent[0]).toEqual([
    { id: 'a', version: 1, skus: [{ id: 'sk_a', list_price: 5500 }] },
    { id: 'b', version: 1, visibility: 'hidden', skus: [] },
  ]);
  expect(model.$values.value['price_sk_a']).toBe('55.00');
  expect([model.$changed.value.size, model.$canUndo.value]).toEqual([0, true]);
  await model.undo();
  expect(sent[1]).toEqual([
    { id: 'a', version: 2, skus: [{ id: 'sk_a', list_price: 10_000 }] },
    { id: 'b', version: 2, visibility: 'shown', skus: [] },
  ]);
  expect(model.$canUndo.value).toBe(false);
  expect(notices).toEqual([t.done.saved, t.done.undone]);
});

test('an item that is not saved keeps what was typed, with its reason', async () => {
  const { model, notices } = opened();
  model.enter({ price_sk_a: '55', price_sk_bad: '66' });
  await model.save();
  expect(model.$refused.value).toEqual({ bad: 'No se pudo' });
  expect(model.$values.value['price_sk_bad']).toBe('66');
  expect([...model.$changed.value]).toEqual(['bad']);
  expect(notices[0]).toContain('1');
  model.discard();
  expect([model.$changed.value.size, model.$values.value['price_sk_bad']]).toEqual([0, '100.00']);
});

test('a cell with a problem is not sent, and neither is a table without a change', async () => {
  const { model, sent, notices } = opened();
  await model.save();
  model.enter({ price_sk_a: 'x' });
  await model.save();
  expect(sent).toEqual([]);
  expect(notices).toEqual([t.nothing, t.fix]);
});

test('a save that moves stock says why; the next begins with none, and taking it back has a reason of its own', async () => {
  const { model, said } = opened();
  model.enter({ price_sk_a: '55' });
  expect(model.$movesStock.value).toBe(false);
  model.enter({ units_sk_b: '2', stock_reason: 'damaged', stock_note: ' Se mojaron ' });
  expect(model.$movesStock.value).toBe(true);
  expect([...model.$changed.value]).toEqual(['a', 'b']);
  await model.save();
  expect(model.$values.value).toMatchObject({ stock_reason: 'counted', stock_note: '' });
  await model.undo();
  model.enter({ price_sk_a: '70', stock_reason: 'damaged' });
  await model.save();
  expect(said).toEqual([
    { stock_reason: 'damaged', stock_note: 'Se mojaron' },
    { stock_reason: 'undone' },
    {},
  ]);
});

test('a reason stays with what was typed where an item is not saved', async () => {
  const { model } = opened();
  model.enter({ units_sk_bad: '2', stock_reason: 'damaged', stock_note: 'Agua' });
  await model.save();
  expect(model.$values.value).toMatchObject({ stock_reason: 'damaged', stock_note: 'Agua' });
});

const priced = (list_price: number) => (one: SheetItem) => ({
  ...one,
  skus: one.skus.map((sku) => ({ ...sku, list_price })),
});

test("another editor's value stands beside what was typed until one of both is chosen", async () => {
  const { model, sent, change } = opened();
  change('a', (one) => ({ ...priced(8_000)(one), visibility: 'hidden' }));
  model.enter({ price_sk_a: '55', units_sk_a: '7' });
  await model.save();
  expect(model.$refused.value).toEqual({ a: 'Otra versión' });
  // Only the price was set by both. What the other one alone changed is taken over.
  expect(model.$theirs.value).toEqual({ price_sk_a: '80.00' });
  expect(model.$values.value).toMatchObject({
    price_sk_a: '55',
    units_sk_a: '7',
    visibility_a: 'hidden',
  });
  model.keepMine('price_sk_a');
  expect(model.$theirs.value).toEqual({});
  await model.save();
  expect(sent[1]).toEqual([
    { id: 'a', version: 2, skus: [{ id: 'sk_a', list_price: 5500, on_hand: 7, on_hand_was: 5 }] },
  ]);
  expect(model.$refused.value).toEqual({});
});

test("another editor's value that is taken leaves nothing to save", async () => {
  const { model, sent, change } = opened();
  change('a', priced(8_000));
  model.enter({ price_sk_a: '55' });
  await model.save();
  model.takeTheirs('price_sk_a');
  expect([model.$theirs.value, model.$changed.value.size]).toEqual([{}, 0]);
  expect(model.$values.value['price_sk_a']).toBe('80.00');
  await model.save();
  expect(sent).toHaveLength(1);
});

test('a value that both typed is no difference, however it is written', async () => {
  const { model, change } = opened();
  change('a', priced(5_500));
  model.enter({ price_sk_a: '55', price_sk_b: '60' });
  await model.save();
  expect([model.$theirs.value, model.$values.value['price_sk_a']]).toEqual([{}, '55.00']);
});

test('a form without script that was refused shows both values, and its own alone otherwise', () => {
  const items = [{ ...priced(8_000)(item('a')), version: 2 }, item('b')];
  const model = itemsSheetModel({ t, api: { base: '', tag: 'es-MX' }, toast: () => {} }, {
    items,
    page: 1,
    values: {
      items: JSON.stringify([item('a'), item('b')]),
      price_sk_a: '55',
      units_sk_a: '5',
      visibility_a: 'shown',
      price_sk_b: '60',
    },
    errors: { row_a: 'Otra versión' },
  } as unknown as ItemsSheetProps);
  expect(model.$theirs.value).toEqual({ price_sk_a: '80.00' });
  expect(model.$values.value).toMatchObject({ price_sk_a: '55', price_sk_b: '60' });
});
