import { expect, test } from 'vitest';
import { MAX_CART_LINES } from '../kernel/constants/limits.ts';
import { parseHandover } from './handover.ts';

test('a hand-over link names variants and amounts', () => {
  expect(parseHandover('sk_a-1.2,sk_b.999')).toEqual([
    { item: '', sku: 'sk_a-1', amount: 2 },
    { item: '', sku: 'sk_b', amount: 999 },
  ]);
});

test('malformed and repeated lines are dropped', () => {
  expect(parseHandover('sk_a.0,sk_a.1000,it_a.1,sk_a,sk_a.-1,,sk_A.1')).toEqual([]);
  expect(parseHandover('sk_a.1,sk_a.5')).toHaveLength(1);
  expect(parseHandover(null)).toEqual([]);
});

test('a part has its form from end to end, and a link as many lines as a cart', () => {
  expect(parseHandover('xsk_a.1,sk_a.1x,sk_.1')).toEqual([]);
  const many = Array.from({ length: MAX_CART_LINES + 1 }, (_none, index) => `sk_${index}.1`);
  expect(parseHandover(many.join())).toHaveLength(MAX_CART_LINES);
  expect(parseHandover(`${'x'.repeat(20_000)},sk_a.1`)).toEqual([]);
});
