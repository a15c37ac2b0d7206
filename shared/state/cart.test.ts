import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { on } from '../bus/index.ts';
import { cartChanged } from '../bus/topics/cart.ts';
import {
  $cart,
  addLine,
  cartCount,
  clearCart,
  EMPTY_CART,
  removeLine,
  replaceLines,
  setAmount,
} from './cart.ts';

let store: string;
let next = 0;
const stored = (): unknown => JSON.parse(getTestStorage()[`cart:${store}`]!);
const shirt = { item: 'i1', sku: 'k1', amount: 2 };
const shoe = { item: 'i2', sku: 'k2', amount: 1 };

beforeEach(() => {
  vi.stubGlobal('window', {});
  useTestStorageEngine();
  // A store's cart lives as long as the page: each test has a store of its own.
  store = `s${next++}`;
});

afterEach(() => {
  cleanTestStorage();
  vi.unstubAllGlobals();
});

test("lines are kept under the store's own key", () => {
  addLine(store, shirt);
  addLine(store, shoe);
  expect(stored()).toMatchObject({ lines: [shirt, shoe] });
  expect($cart(`${store}-other`).get()).toBe(EMPTY_CART);
  expect(cartCount($cart(store).get())).toBe(3);
});

test('the same SKU is one line, of 999 units at most', () => {
  addLine(store, shirt);
  addLine(store, { ...shirt, amount: 3 });
  expect($cart(store).get().lines).toEqual([{ ...shirt, amount: 5 }]);
  addLine(store, { ...shirt, amount: 999 });
  expect($cart(store).get().lines).toEqual([{ ...shirt, amount: 999 }]);
});

test('an invalid amount or line changes nothing', () => {
  for (const amount of [0, -1, 1.5, Number.NaN, Infinity]) addLine(store, { ...shirt, amount });
  replaceLines(store, [{ item: 'i', sku: '', amount: 1 }, shoe, null as never]);
  expect($cart(store).get().lines).toEqual([shoe]);
});

test('an amount is set within 1 and 999; a SKU that is not there stays away', () => {
  addLine(store, shirt);
  const amount = () => $cart(store).get().lines[0]?.amount;
  setAmount(store, 'k1', 7);
  expect(amount()).toBe(7);
  setAmount(store, 'k1', 0);
  expect(amount()).toBe(1);
  setAmount(store, 'k1', 5000);
  expect(amount()).toBe(999);
  setAmount(store, 'k1', Number.NaN);
  expect(amount()).toBe(999);
  setAmount(store, 'k9', 3);
  expect($cart(store).get().lines).toHaveLength(1);
});

test('lines are removed, replaced, cleared', () => {
  addLine(store, shirt);
  addLine(store, shoe);
  removeLine(store, 'k1');
  expect($cart(store).get().lines).toEqual([shoe]);
  replaceLines(store, [shirt]);
  expect($cart(store).get().lines).toEqual([shirt]);
  clearCart(store);
  expect($cart(store).get().lines).toEqual([]);
  expect($cart(store).get().updatedAt).toBeGreaterThan(0);
});

test.each(['oops', 'null', '[]', '{}', '{"lines":5}', '{"lines":[null,1,{"sku":"k"}]}'])(
  'garbage %s is an empty cart',
  (text) => {
    setTestStorageKey(`cart:${store}`, text);
    expect($cart(store).get().lines).toEqual([]);
    addLine(store, shoe);
    expect($cart(store).get().lines).toEqual([shoe]);
  },
);

test('the good lines of a half-broken cart are kept', () => {
  setTestStorageKey(
    `cart:${store}`,
    JSON.stringify({ lines: [{ sku: 1 }, shoe, shoe], updatedAt: 'x' }),
  );
  expect($cart(store).get()).toEqual({ lines: [{ ...shoe, amount: 2 }], updatedAt: 0 });
});

test('a change of the number of units is told, here and from another tab', () => {
  const counts: number[] = [];
  const off = on(cartChanged, (change) => change.store === store && counts.push(change.count));
  addLine(store, shirt);
  setAmount(store, 'k1', 2);
  setAmount(store, 'k1', 3);
  setTestStorageKey(`cart:${store}`, JSON.stringify({ lines: [shoe], updatedAt: 1 }));
  setTestStorageKey(`cart:${store}`, undefined);
  off();
  expect(counts).toEqual([2, 3, 1, 0]);
});

test('the edge keeps no cart between requests', () => {
  vi.stubGlobal('window', undefined);
  expect($cart(store)).not.toBe($cart(store));
});
