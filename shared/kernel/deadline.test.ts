import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateError, startDeadline, within } from './deadline.ts';

const never = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a value in time is returned, and leaves no timer', async () => {
  expect(await within(Promise.resolve('here'), 100)).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure in time is passed on, and leaves no timer', async () => {
  const broken = new Error('broken');
  await expect(within(Promise.reject(broken), 100)).rejects.toBe(broken);
  expect(vi.getTimerCount()).toBe(0);
});

test('a missing value is late when its time is over, and not before', async () => {
  const outcome = vi.fn<(error: unknown) => void>();
  void within(never, 100).catch(outcome);
  await vi.advanceTimersByTimeAsync(99);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new LateError(100));
});

test('a failure that comes too late is not reported', async () => {
  const unheard = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', unheard);
  let giveUp = (_error: Error) => {};
  const slow = new Promise<never>((_, reject) => (giveUp = reject));
  const waited = within(slow, 100).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  giveUp(new Error('broken at last'));
  vi.useRealTimers();
  await new Promise((settle) => setImmediate(settle));
  process.off('unhandledRejection', unheard);
  expect(await waited).toBeInstanceOf(LateError);
  expect(unheard).not.toHaveBeenCalled();
});

test('several share one time, and it can be stopped unheard', async () => {
  const { late, end } = startDeadline(100);
  expect(vi.getTimerCount()).toBe(1);
  expect(await Promise.race([late, Promise.resolve('one')])).toBe('one');
  await vi.advanceTimersByTimeAsync(100);
  await expect(Promise.race([late, never])).rejects.toBeInstanceOf(LateError);
  const other = startDeadline(100);
  other.end();
  expect(vi.getTimerCount()).toBe(0);
  end();
});
