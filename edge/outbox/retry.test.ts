import { expect, test } from 'vitest';
import { afterFailure, MAX_AGE_MS, MAX_ATTEMPTS, waitAfter } from './retry.ts';

const HOUR = 3600;

test('waits double, spread by a quarter to either side', () => {
  expect([1, 2, 3, 11].map((attempts) => waitAfter(attempts, 0.5))).toEqual([10, 20, 40, 10_240]);
  expect(waitAfter(3, 0)).toBe(30);
  expect(waitAfter(3, 0.999)).toBe(50);
});

test('the wait that the provider asks for counts where it is longer, and is never cut short', () => {
  expect(waitAfter(1, 0, 90)).toBe(90);
  expect(waitAfter(1, 0.999, 90)).toBeGreaterThan(90);
  expect(waitAfter(11, 0.5, 90)).toBe(10_240);
});

test('the last try comes within the day, whatever the random numbers are', () => {
  const whole = (random: number) =>
    Array.from({ length: MAX_ATTEMPTS - 1 }, (_, tried) => waitAfter(tried + 1, random)).reduce(
      (sum, wait) => sum + wait,
    );
  expect(whole(0)).toBeGreaterThan(4 * HOUR);
  expect(whole(0.999)).toBeLessThan(MAX_AGE_MS / 1000);
});

test('a message dies with the last try, and when the next would come too late', () => {
  const dice = { now: 0, random: 0.5 };
  const expiresAt = MAX_AGE_MS;
  expect(afterFailure({ attempts: MAX_ATTEMPTS - 1, expiresAt }, dice)).toEqual({
    next: 'try',
    waitSeconds: 10_240,
  });
  expect(afterFailure({ attempts: MAX_ATTEMPTS, expiresAt }, dice)).toEqual({ next: 'die' });
  expect(afterFailure({ attempts: 1, expiresAt: 10_000 }, dice)).toEqual({ next: 'die' });
  expect(afterFailure({ attempts: 1, expiresAt: 10_001 }, dice)).toMatchObject({ next: 'try' });
});
