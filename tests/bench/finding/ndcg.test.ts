import { expect, test } from 'vitest';
import { gradeOf, judgements } from './judgement.ts';
import { ndcg } from './ndcg.ts';

test('the best order is 1, an order with nothing of use is 0', () => {
  expect(ndcg([3, 2, 1], [1, 0, 2, 3])).toBe(1);
  expect(ndcg([0, 0], [3])).toBe(0);
  expect(ndcg([...Array.from({ length: 10 }, () => 0), 3], [3])).toBe(0);
});

test('what stands lower counts less, by the logarithm of its place', () => {
  expect(ndcg([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
  expect(ndcg([1, 3], [3, 1])).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)));
});

test('a judgement that no item can meet is refused', () => {
  expect(() => ndcg([], [0, 0])).toThrow('without an item');
});

test('slugs are graded by patterns, the highest grade first', () => {
  const [one] = judgements([['moda/AR', 'campera', { 3: 'chamarra-*', 1: '*-hombre sudadera' }]]);
  expect(one).toMatchObject({ store: 'moda', country: 'AR' });
  const grade = (slug: string) => gradeOf(one!, slug);
  expect(['chamarra-de-hombre', 'camisa-hombre', 'sudadera', 'sudadera-azul'].map(grade)).toEqual([
    3, 1, 1, 0,
  ]);
});
