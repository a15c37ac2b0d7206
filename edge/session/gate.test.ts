import { afterEach, expect, test, vi } from 'vitest';
import { gate } from './gate.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

afterEach(() => vi.useRealTimers());

test('no more pieces of work than places run at a time, in their order, and a failure frees its place', async () => {
  const enter = gate({ places: 2, turnMs: 1 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const begun = Array.from({ length: 13 }, () => Promise.withResolvers<void>());
  begun[12]?.resolve();
  const work = (index: number) =>
    enter(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      begun[index]?.resolve();
      // Two run at a time however slow the machine is: a piece ends when the next has begun.
      await begun[index + 1]?.promise;
      await pause(2);
      running -= 1;
      if (index % 3 === 0) throw new Error('fails');
      return index;
    });
  const ended = await Promise.allSettled(Array.from({ length: 12 }, (_none, index) => work(index)));
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 12 }, (_none, index) => index));
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(4);
});

test('two places that become free between two checks are taken in order', async () => {
  vi.useFakeTimers();
  const enter = gate({ places: 2, turnMs: 1 });
  const order: string[] = [];
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  for (let place = 0; place < 2; place++) void enter(() => freed);
  await vi.advanceTimersByTimeAsync(1);
  const enterAs = (name: string) => enter(() => Promise.resolve(order.push(name)));
  const first = enterAs('first');
  // When this fires, the first in line has checked in vain and the second has not checked yet.
  setTimeout(free, 1);
  const second = enterAs('second');
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('other work has its turn between two pieces of work that block the thread', async () => {
  const enter = gate({ places: 1, turnMs: 1 });
  const seen: string[] = [];
  const block = () =>
    enter(() => {
      const end = performance.now() + 5;
      while (performance.now() < end);
      seen.push('work');
      return Promise.resolve();
    });
  const ticking = setInterval(() => seen.push('other'), 0);
  await Promise.all(Array.from({ length: 6 }, block));
  clearInterval(ticking);
  const pairs = seen.filter((what, index) => what === 'work' && seen[index + 1] === 'work');
  expect(pairs).toEqual([]);
});

test('a request that was given up in line is not waited for', async () => {
  let time = 0;
  const enter = gate({ places: 1, turnMs: 1, now: () => time });
  void enter(() => new Promise(() => undefined));
  await pause(5);
  time = 11_000;
  expect(await enter(() => Promise.resolve('in'))).toBe('in');
});

test('a request that was given up, and ends all the same, takes no other out of the line', async () => {
  let time = 0;
  const enter = gate({ places: 1, turnMs: 1, now: () => time });
  const late = Promise.withResolvers<string>();
  const old = enter(() => late.promise);
  await pause(5);
  time = 10_000;
  const order: string[] = [];
  const next = enter(() => Promise.resolve(order.push('next')));
  await pause(5);
  // Seen ten seconds ago, it still has its place; a moment later it was given up.
  expect(order).toEqual([]);
  time = 10_001;
  await next;
  const slow = Promise.withResolvers<void>();
  const working = enter(() => slow.promise);
  await pause(5);
  late.resolve('late');
  expect(await old).toBe('late');
  const last = enter(() => Promise.resolve(order.push('last')));
  await pause(5);
  expect(order).toEqual(['next']);
  slow.resolve();
  await Promise.all([working, last]);
  expect(order).toEqual(['next', 'last']);
});
