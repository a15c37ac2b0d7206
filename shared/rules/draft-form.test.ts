import { expect, test } from 'vitest';
import { daysOf, draftProblems, typedLines } from './draft-form.ts';

const NEEDS = {
  lines: 'lines',
  amount: 'amount',
  price: 'price',
  full_name: 'name',
  email: 'email',
  phone: 'phone',
  delivery_type: 'delivery',
};
const GOOD = {
  lines: 'it_a.sk_a.2,it_b.sk_b.1',
  'price.sk_a': '99,50',
  'price.sk_b': '10',
  full_name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '55 1234 5678',
  delivery_type: 'collection',
};

test('lines take the units and the prices that are typed; one without units is left out', () => {
  expect(typedLines(GOOD)).toEqual([
    { item: 'it_a', sku: 'sk_a', amount: 2, price: 9_950 },
    { item: 'it_b', sku: 'sk_b', amount: 1, price: 1_000 },
  ]);
  expect(typedLines({ ...GOOD, 'amount.sk_a': '0', 'amount.sk_b': '5' })).toEqual([
    { item: 'it_b', sku: 'sk_b', amount: 5, price: 1_000 },
  ]);
});

test('a form that is filled in has no problem, and each field has its own', () => {
  expect(draftProblems(GOOD, 'MX', NEEDS)).toEqual({});
  const bad = {
    ...GOOD,
    'amount.sk_a': 'dos',
    'price.sk_b': '-1',
    full_name: ' ',
    email: 'ana',
    phone: '1',
    delivery_type: '',
  };
  expect(draftProblems(bad, 'MX', NEEDS)).toEqual({
    'amount.sk_a': 'amount',
    'price.sk_b': 'price',
    full_name: 'name',
    email: 'email',
    phone: 'phone',
    delivery_type: 'delivery',
  });
  const none = { ...GOOD, 'amount.sk_a': '', 'amount.sk_b': '0' };
  expect(draftProblems(none, 'MX', NEEDS)).toEqual({ lines: 'lines' });
  expect(draftProblems({ ...GOOD, 'amount.sk_a': '1000' }, 'MX', NEEDS)).toHaveProperty([
    'amount.sk_a',
  ]);
});

test('a link lasts the days that a form offers', () => {
  expect(daysOf({ days: '14' })).toBe(14);
  expect(daysOf({ days: '15' })).toBe(3);
  expect(daysOf({})).toBe(3);
});
