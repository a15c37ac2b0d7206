import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskedCart } from '../../../_runtime/ahead.ts';
import { cartOf, product } from '../fixtures.ts';
import { takeAhead } from './ahead.ts';

const LINE = { item: 'it_silla', sku: 'sk_silla', amount: 2 };
const view = cartOf([product(LINE)]);

beforeEach(() => {
  vi.useFakeTimers();
  const asked: AskedCart = {
    of: JSON.stringify([LINE]),
    at: Date.now(),
    view: Promise.resolve(view),
  };
  vi.stubGlobal('shopAhead', asked);
});
afterEach(() => vi.useRealTimers());

test('sums that were asked for ahead are taken once', async () => {
  expect(await takeAhead([{ ...LINE }])).toBe(view);
  expect(takeAhead([LINE])).toBeUndefined();
});

test('sums that have come are there at once', () => {
  Object.assign((globalThis as unknown as { shopAhead: AskedCart }).shopAhead, { came: view });
  expect(takeAhead([LINE])).toBe(view);
});

test('sums of other lines are not taken', () => {
  expect(takeAhead([{ ...LINE, amount: 3 }])).toBeUndefined();
});

test('sums are not taken once they are old: prices change', () => {
  vi.advanceTimersByTime(5000);
  expect(takeAhead([LINE])).toBeUndefined();
});
