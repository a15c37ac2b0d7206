import { afterAll, afterEach, expect, test } from 'vitest';
import { on, type Payload } from '../bus/index.ts';
import { cartAdded } from '../bus/topics/cart.ts';
import type { ItemDetail, ItemSku } from '../contracts/items.ts';
import { addToCart } from './add-to-cart.ts';

const item = { id: 'it_1', name: 'Falda', max_purchase_amount: null } as ItemDetail;
const sku = { id: 'sk_1', available: 3 } as ItemSku;

const heard: Payload<typeof cartAdded>[] = [];
const stop = on(cartAdded, (payload) => heard.push(payload));
afterAll(stop);
afterEach(() => {
  heard.length = 0;
});

test('an amount that fits is added and told', () => {
  expect(addToCart('st_a', item, sku, 2)).toEqual({ problem: null, held: 0 });
  expect(heard).toEqual([{ item: 'it_1', sku: 'sk_1', amount: 2, name: 'Falda' }]);
});

test('one that breaks a limit is not', () => {
  expect(addToCart('st_b', item, sku, 4)).toEqual({ problem: 'insufficient_stock', held: 0 });
  const few = { ...item, max_purchase_amount: 1 };
  expect(addToCart('st_b', few, sku, 2)).toEqual({ problem: 'purchase_amount_exceeded', held: 0 });
  expect(heard).toEqual([]);
});

test('units of the same variant in the cart count, those of another do not', () => {
  const other = { ...sku, id: 'sk_2' };
  expect(addToCart('st_c', item, sku, 2)).toEqual({ problem: null, held: 0 });
  expect(addToCart('st_c', item, other, 3)).toEqual({ problem: null, held: 0 });
  expect(addToCart('st_c', item, sku, 2)).toEqual({ problem: 'insufficient_stock', held: 2 });
  expect(addToCart('st_c', item, sku, 1)).toEqual({ problem: null, held: 2 });
});
