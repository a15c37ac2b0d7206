import type { Notice } from '../../../../shared/bus/topics/toasts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, TOASTS_MAX } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notice = (message: string, seconds = 4): Notice => ({ tone: 'info', message, seconds });

function open() {
  const shown: string[] = [];
  const queue = createToastQueue({
    show: ({ message }) => shown.push(message),
    hide: ({ message }) => shown.splice(shown.indexOf(message), 1),
  });
  return { queue, shown };
}

test.each([4, 5, 7, 55])('a notice stays %i seconds', (seconds) => {
  const { queue, shown } = open();
  queue.add(notice('a', seconds));
  vi.advanceTimersByTime(seconds * 1000 - 1);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([]);
});

test('reading stops the clocks, and they go on where they were', () => {
  const { queue, shown } = open();
  queue.add(notice('a'));
  vi.advanceTimersByTime(3000);
  queue.hold();
  queue.hold();
  queue.add(notice('b'));
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['a', 'b']);
  queue.release();
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['b']);
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([]);
});

test('the same words twice are one notice with a new time', () => {
  const { queue, shown } = open();
  queue.add(notice('a'));
  vi.advanceTimersByTime(3000);
  queue.add(notice('a'));
  vi.advanceTimersByTime(3999);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([]);
});

test('one too many sends the oldest away', () => {
  const { queue, shown } = open();
  const messages = Array.from({ length: TOASTS_MAX + 1 }, (_, index) => `m${index}`);
  for (const message of messages) queue.add(notice(message));
  expect(shown).toEqual(messages.slice(1));
});

test('closing ends one at once', () => {
  const { queue, shown } = open();
  const first = notice('a');
  queue.add(first);
  queue.add(notice('b'));
  queue.close(first);
  queue.close(first);
  expect(shown).toEqual(['b']);
});

test.each<[string, Partial<Notice>]>([
  ['tone', { tone: 'error' }],
  ['title', { title: 'Otro' }],
  ['message', { message: 'b' }],
])('notices that differ in their %s are two', (_what, other) => {
  const { queue, shown } = open();
  const first: Notice = { tone: 'info', title: 'Uno', message: 'a', seconds: 4 };
  queue.add(first);
  queue.add({ ...first });
  expect(shown).toHaveLength(1);
  queue.add({ ...first, ...other });
  expect(shown).toHaveLength(2);
});

test('the time of a closed notice ends nothing', () => {
  const { queue, shown } = open();
  const first = notice('a');
  queue.add(first);
  queue.add(notice('b', 10));
  queue.close(first);
  vi.advanceTimersByTime(9999);
  expect(shown).toEqual(['b']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([]);
});

test('a release without a hold changes nothing, and one with it lets the next notice run', () => {
  const { queue, shown } = open();
  queue.add(notice('a'));
  queue.add(notice('b', 10));
  vi.advanceTimersByTime(3000);
  queue.release();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['b']);
  vi.advanceTimersByTime(5999);
  expect(shown).toEqual(['b']);
  queue.hold();
  queue.release();
  queue.add(notice('c'));
  vi.advanceTimersByTime(4000);
  expect(shown).toEqual([]);
});
