import { expect, test } from 'vitest';
import { orderId } from '../contracts/fields.ts';
import { newId } from '../kernel/ids.ts';
import { PACKING_LISTS_MAX, packingListsPath } from './packing-lists.ts';

test('the path names each order, and as many as are printed together fit into an address', () => {
  expect(packingListsPath(['or_1', 'or_2'])).toBe('/admin/empaques?orders=or_1,or_2');
  const orders = Array.from({ length: PACKING_LISTS_MAX }, () => newId('order'));
  expect(orders.every((id) => orderId.safeParse(id).success)).toBe(true);
  expect(packingListsPath(orders).length).toBeLessThan(2_000);
});
