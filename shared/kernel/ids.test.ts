import { expect, test } from 'vitest';
import { newId, parseId } from './ids.ts';

test('ids carry their kind, and differ', () => {
  const one = newId('checkout');
  expect(one).toMatch(/^co_[0-9a-z]{26}$/);
  expect(newId('checkout')).not.toBe(one);
  expect(parseId('checkout', one)).toBe(one);
});

test('an id of another kind, or no id, is refused', () => {
  expect(parseId('checkout', newId('order'))).toBeUndefined();
  for (const text of ['', 'co_', 'co_A', "co_a'--", 'co_a/b', `co_${'a'.repeat(80)}`]) {
    expect(parseId('checkout', text)).toBeUndefined();
  }
});
