import { expect, test } from 'vitest';
import {
  cellText,
  changesBack,
  postedItems,
  sheetChanges,
  sheetProblems,
  sheetValues,
  shownItems,
  type SheetRow,
} from './item-sheet.ts';

const items: SheetRow[] = [
  {
    id: 'it_1',
    version: 3,
    visibility: 'shown',
    skus: [
      { id: 'sk_1', list_price: 10_000, on_hand: 5 },
      { id: 'sk_2', list_price: 12_000, on_hand: 0 },
    ],
  },
  {
    id: 'it_2',
    version: 1,
    visibility: 'later',
    skus: [{ id: 'sk_3', list_price: 1, on_hand: null }],
  },
];
const values = sheetValues(items);

test('cells that nobody touched change nothing', () => {
  expect(sheetChanges(items, values)).toEqual([]);
  expect(sheetProblems(items, values)).toEqual({});
});

test('only what differs is sent, with the version and the units that were seen', () => {
  const changed = { ...values, price_sk_1: '99,5', units_sk_2: '7', visibility_it_2: 'hidden' };
  expect(sheetChanges(items, changed)).toEqual([
    {
      id: 'it_1',
      version: 3,
      skus: [
        { id: 'sk_1', list_price: 9950 },
        { id: 'sk_2', on_hand: 7, on_hand_was: 0 },
      ],
    },
    { id: 'it_2', version: 1, visibility: 'hidden', skus: [] },
  ]);
});

test('a cell that holds no price or count is told; one made on demand has no count', () => {
  const wrong = { ...values, price_sk_1: 'x', units_sk_1: '-1', units_sk_2: '', units_sk_3: 'x' };
  expect(sheetProblems(items, wrong)).toEqual({
    price_sk_1: 'price',
    units_sk_1: 'units',
    units_sk_2: 'units',
  });
});

test('taking back compares what was with what stands', () => {
  const now = items.map((item) => ({
    ...item,
    version: item.version + 1,
    visibility: 'hidden' as const,
    skus: item.skus.map((sku) => ({ ...sku, list_price: 5 })),
  }));
  expect(changesBack(items, now)).toEqual([
    {
      id: 'it_1',
      version: 4,
      visibility: 'shown',
      skus: [
        { id: 'sk_1', list_price: 10_000 },
        { id: 'sk_2', list_price: 12_000 },
      ],
    },
    { id: 'it_2', version: 2, skus: [{ id: 'sk_3', list_price: 1 }] },
  ]);
});

const states = { shown: 'A la venta', hidden: 'Oculto', unpublished: 'Sin publicar' };
test.each([
  ['price', '$1,234.50', '1234.50'],
  ['price', '1.234,50', '1234.50'],
  ['price', '99,5', '99,5'],
  ['units', '1,200', '1200'],
  ['units', 'doce', 'doce'],
  ['visibility', 'OCULTO', 'hidden'],
  ['visibility', 'unpublished', 'unpublished'],
  ['visibility', 'otra cosa', ''],
] as const)('a pasted %s %s becomes %s', (column, text, wanted) => {
  expect(cellText(column, text, states)).toBe(wanted);
});

test('the hidden field brings the items back, and nothing that was tampered with', () => {
  expect(postedItems(shownItems(items))).toEqual(items);
  expect(postedItems('{"id":1}')).toEqual([]);
  expect(postedItems('x')).toEqual([]);
});
