import { expect, test } from 'vitest';
import { fixedClock } from '../../shared/kernel/clock.ts';
import { Breaker } from './breaker.ts';

test('five failures in a row open the breaker, and ten seconds later one try goes through', () => {
  const clock = fixedClock(0);
  const breaker = new Breaker(clock);
  for (let n = 0; n < 4; n += 1) breaker.failed('store');
  expect(breaker.allows('store')).toBe(true);
  breaker.failed('store');
  expect(breaker.allows('store')).toBe(false);
  expect(breaker.allows('orders')).toBe(true);
  clock.advance(10_000);
  expect(breaker.allows('store')).toBe(true);
  expect(breaker.allows('store')).toBe(false);
  breaker.succeeded('store');
  expect(breaker.allows('store')).toBe(true);
});
