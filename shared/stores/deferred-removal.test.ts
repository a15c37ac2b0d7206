import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRED_REMOVAL_MS } from '../kernel/constants/timers.ts';
import { deferredRemovals } from './deferred-removal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const send = () => vi.fn<(id: string) => Promise<void>>(() => Promise.resolve());

test('is sent after five seconds, and not before', async () => {
  const sent = send();
  const removals = deferredRemovals(sent);
  removals.start('a');
  removals.start('a');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS - 1);
  expect(sent).not.toHaveBeenCalled();
  expect(removals.$waiting.get()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.mock.calls).toEqual([['a']]);
  expect(removals.$waiting.get()).toEqual([]);
});

test('what is undone is never sent; the others are', async () => {
  const sent = send();
  const removals = deferredRemovals(sent);
  removals.start('a');
  removals.start('b');
  removals.undo('a');
  expect(removals.$waiting.get()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent.mock.calls).toEqual([['b']]);
});

test('who leaves the page has it sent at once, once', async () => {
  const sent = send();
  const removals = deferredRemovals(sent);
  removals.start('a');
  removals.flush();
  removals.undo('a');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent.mock.calls).toEqual([['a']]);
});
