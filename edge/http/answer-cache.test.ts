import { expect, test } from 'vitest';
import {
  answerKey,
  findAnswer,
  keepAnswer,
  type AnswerKey,
  type KeptAnswer,
} from './answer-cache.ts';

const key: AnswerKey = {
  call: 'products-list-public.search',
  store: 'st_a',
  revision: 1,
  origin: 'http://a.localhost',
  base: '',
  locale: 'es',
  params: {},
  query: { text: 'azul' },
};

function kept(text: string, until = 5_000): KeptAnswer {
  return { body: new TextEncoder().encode(text), until };
}

test('every part of the key makes another key, and no part can pass for another', () => {
  const others: Partial<AnswerKey>[] = [
    { call: 'public.catalogue' },
    { store: 'st_b' },
    { revision: 2 },
    { origin: 'http://b.localhost' },
    { base: '/tienda/a' },
    { locale: 'en' },
    { params: { text: 'azul' }, query: {} },
    { query: { text: 'azul","es' } },
  ];
  const texts = [key, ...others.map((other) => ({ ...key, ...other }))].map(answerKey);
  expect(new Set(texts).size).toBe(texts.length);
});

test('an answer is found until its time ends', () => {
  const own = answerKey(key);
  expect(findAnswer(own, 0)).toBeUndefined();
  keepAnswer(own, kept('uno'));
  expect(findAnswer(own, 4_999)).toEqual(kept('uno'));
  expect(findAnswer(own, 5_000)).toBeUndefined();
});

test('the oldest answers make room, and an answer that is kept again counts once', () => {
  const at = (number: number) => answerKey({ ...key, revision: number });
  const large = kept('x'.repeat(3_000_000));
  keepAnswer(at(100), large);
  keepAnswer(at(101), large);
  keepAnswer(at(100), large);
  expect(findAnswer(at(101), 0)).toBeDefined();
  keepAnswer(at(102), large);
  expect([100, 101, 102].map((number) => findAnswer(at(number), 0) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
