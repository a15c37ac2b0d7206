import { expect, test } from 'vitest';
import { readTag, taggedOrderPath, writeTag } from './talk-tags.ts';

const order = `or_${'0'.repeat(26)}`;

test.each([
  ['product:st_moda:it_falda-1', 'product', 'st_moda', 'it_falda-1'],
  ['service:st_moda:it_a', 'service', 'st_moda', 'it_a'],
  ['experience:st_e:it_a', 'experience', 'st_e', 'it_a'],
  ['digital:st_e:it_a', 'digital', 'st_e', 'it_a'],
  [`order:st_moda:..:${order}`, 'order', 'st_moda', order],
  ['page:st_moda:/blogs/~hola', 'page', 'st_moda', '/blogs/~hola'],
] as const)('%s', (tag, kind, business, id) => {
  expect(readTag(tag)).toEqual({ kind, business, id });
  expect(writeTag({ kind, business, id })).toBe(tag);
});

test('names between the owner and the order say nothing more', () => {
  for (const middle of ['', 'ac_rosa:', 'ac_rosa:co_1:']) {
    expect(readTag(`order:st_moda:${middle}${order}`)?.id).toBe(order);
  }
});

test.each([
  '',
  'product:st_moda',
  'product:ac_rosa:it_a',
  'product:st_moda:it_a ',
  'coupon:st_moda:it_a',
  'product:st_moda:../it_a',
  'order:st_moda:..:or_1',
  `order:ac_rosa:..:${order}`,
  `order:st_moda:a:b:c:d:e:${order}`,
  'javascript:alert(1)',
  'page:st_moda://evil.test',
  'page:ac_rosa:/',
  'page:st_moda:/../a',
])('%j is no tag', (text) => {
  expect(readTag(text)).toBeUndefined();
});

test('an order leads its buyer and the staff to different pages', () => {
  expect(taggedOrderPath('or_1', false)).toBe('/mis-compras/or_1');
  expect(taggedOrderPath('or_1', true)).toBe('/admin/ordenes/or_1');
});
