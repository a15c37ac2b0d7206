import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Bus from './bus.ts';

let bus: typeof Bus;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('shop.bus')];
  bus = await import('./bus.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stands for the page and a loader that starts `count` fragments at each event. */
function stubLoader(count: number): unknown[] {
  const seen: unknown[] = [];
  vi.stubGlobal('document', {
    dispatchEvent({ detail }: CustomEvent<Bus.BusEventDetail>) {
      detail.woken = count;
      seen.push([detail.topic, detail.payload]);
    },
  });
  return seen;
}

test('subscribers hear what is emitted until they leave', () => {
  const heard: unknown[] = [];
  const off = bus.on('cart:changed', (payload) => heard.push(payload));
  bus.emit('cart:changed', { store: 's', count: 1 });
  off();
  bus.emit('cart:changed', { store: 's', count: 2 });
  expect(heard).toEqual([{ store: 's', count: 1 }]);
});

test('one subscriber that throws does not keep the next from hearing', () => {
  const heard = vi.fn<() => void>();
  bus.on('cart:open', () => {
    throw new Error('bug');
  });
  bus.on('cart:open', heard);
  bus.emit('cart:open', {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalled();
});

test('a payload that the schema refuses is logged and heard by nobody', () => {
  const heard = vi.fn<() => void>();
  bus.on('cart:changed', heard);
  bus.emit('cart:changed', { store: 's', count: -1 });
  bus.emit('toast:show', { tone: 'loud', message: 'x', seconds: 5 } as never);
  expect(heard).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('a state topic gives every late subscriber its last value', () => {
  bus.emit('theme:changed', { theme: 'dark' });
  bus.emit('theme:changed', { theme: 'light' });
  const one = vi.fn<() => void>();
  const two = vi.fn<() => void>();
  bus.on('theme:changed', one);
  bus.on('theme:changed', two);
  expect(one.mock.calls).toEqual([[{ theme: 'light' }]]);
  expect(two.mock.calls).toEqual([[{ theme: 'light' }]]);
  const never = vi.fn<() => void>();
  bus.on('locale:changed', never);
  expect(never).not.toHaveBeenCalled();
});

test('events that nobody heard go to the first who comes, in order, and to nobody after', () => {
  bus.emit('toast:show', { tone: 'info', message: 'one', seconds: 4 });
  bus.emit('toast:show', { tone: 'info', message: 'two', seconds: 4 });
  const first: string[] = [];
  bus.on('toast:show', ({ message }) => first.push(message));
  const second = vi.fn<() => void>();
  bus.on('toast:show', second);
  expect(first).toEqual(['one', 'two']);
  expect(second).not.toHaveBeenCalled();
});

test('an event that was heard is not kept', () => {
  bus.on('cart:open', () => {});
  bus.emit('cart:open', {});
  const late = vi.fn<() => void>();
  bus.on('cart:open', late);
  expect(late).not.toHaveBeenCalled();
});

test('an event is kept once for each fragment that the loader started, beside those who heard it', () => {
  const seen = stubLoader(2);
  bus.on('cart:open', () => {});
  bus.emit('cart:open', {});
  const late = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  for (const handler of late) bus.on('cart:open', handler);
  expect(late.map((handler) => handler.mock.calls.length)).toEqual([1, 1, 0]);
  expect(seen).toEqual([['cart:open', {}]]);
});

test('an event that waited more than 10 seconds is gone', () => {
  bus.emit('search:open', {});
  vi.advanceTimersByTime(10_001);
  const late = vi.fn<() => void>();
  bus.on('search:open', late);
  expect(late).not.toHaveBeenCalled();
});

test('two copies of the module on one page are one bus', async () => {
  vi.resetModules();
  const other = await import('./bus.ts');
  const heard = vi.fn<() => void>();
  bus.on('cart:open', heard);
  other.emit('cart:open', {});
  expect(heard).toHaveBeenCalledTimes(1);
});
