import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRED_REMOVAL_MS } from '../../shared/kernel/constants/timers.ts';
import type { ApiError } from '../../shared/api-client/index.ts';
import { deferredRemovals, optimistic } from './change.ts';

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
  expect(removals.$waiting.value).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.mock.calls).toEqual([['a']]);
  expect(removals.$waiting.value).toEqual([]);
});

test('an undone removal is never sent; the others are', async () => {
  const sent = send();
  const removals = deferredRemovals(sent);
  removals.start('a');
  removals.start('b');
  removals.undo('a');
  expect(removals.$waiting.value).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent.mock.calls).toEqual([['b']]);
});

test('leaving the page sends it at once, and only once', async () => {
  const sent = send();
  const removals = deferredRemovals(sent);
  removals.start('a');
  removals.flush();
  removals.undo('a');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent.mock.calls).toEqual([['a']]);
});

test('a change shows at once, and is taken back where the edge refuses it', async () => {
  let shown = 'old';
  const change = () => {
    const before = shown;
    shown = 'new';
    return () => (shown = before);
  };
  const refused = optimistic(change, () =>
    Promise.resolve({ ok: false, error: {} as ApiError } as const),
  );
  expect(shown).toBe('new');
  expect((await refused).ok).toBe(false);
  expect(shown).toBe('old');
  await optimistic(change, () => Promise.resolve({ ok: true, value: 1 } as const));
  expect(shown).toBe('new');
});
