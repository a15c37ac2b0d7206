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
  const notices: string[] = [];
  const answer = (body: unknown) => Promise.resolve(Response.json(body));
  const fetch = ((_url: string, init: RequestInit) => {
    if (init.method !== 'POST') return answer({ results: items, matches_estimated: items.length });
    const { rows } = JSON.parse(init.body as string) as {
      rows: { id: string; visibility?: 'hidden'; skus: { list_price?: number }[] }[];
    };
    sent.push(rows);
    const results = rows.map(({ id, visibility, skus }) => {
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
  return { model, sent, notices };
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
