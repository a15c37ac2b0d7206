import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Bus from './bus.ts';
import type { Topic } from './topic.ts';
import { EMIT_EVENT } from './names.ts';
import { cartChanged, cartOpen } from './topics/cart.ts';
import { themeChanged } from './topics/display.ts';
import { sideMenuOpen } from './topics/navigation.ts';
import { toastShow } from './topics/toasts.ts';

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
  const off = bus.on(cartChanged, (payload) => heard.push(payload));
  bus.emit(cartChanged, { store: 's', count: 1 });
  off();
  bus.emit(cartChanged, { store: 's', count: 2 });
  expect(heard).toEqual([{ store: 's', count: 1 }]);
});

test('one subscriber that throws does not keep the next from hearing', () => {
  const heard = vi.fn<() => void>();
  bus.on(cartOpen, () => {
    throw new Error('bug');
  });
  bus.on(cartOpen, heard);
  bus.emit(cartOpen, {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalled();
});

test('a payload that the schema refuses is logged and reaches no subscriber', () => {
  const heard = vi.fn<() => void>();
  bus.on(cartChanged, heard);
  bus.emit(cartChanged, { store: 's', count: -1 });
  bus.emit(toastShow, { tone: 'loud', message: 'x', seconds: 5 } as never);
  expect(heard).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('a state topic gives every late subscriber its last value', () => {
  bus.emit(themeChanged, { theme: 'dark' });
  bus.emit(themeChanged, { theme: 'light' });
  const one = vi.fn<() => void>();
  const two = vi.fn<() => void>();
  bus.on(themeChanged, one);
  bus.on(themeChanged, two);
  expect(one.mock.calls).toEqual([[{ theme: 'light' }]]);
  expect(two.mock.calls).toEqual([[{ theme: 'light' }]]);
  const never = vi.fn<() => void>();
  bus.on(cartChanged, never);
  expect(never).not.toHaveBeenCalled();
});

test('events without a subscriber go to the first that comes, in order, and to no later one', () => {
  bus.emit(toastShow, { tone: 'info', message: 'one', seconds: 4 });
  bus.emit(toastShow, { tone: 'info', message: 'two', seconds: 4 });
  const first: string[] = [];
  bus.on(toastShow, ({ message }) => first.push(message));
  const second = vi.fn<() => void>();
  bus.on(toastShow, second);
  expect(first).toEqual(['one', 'two']);
  expect(second).not.toHaveBeenCalled();
});

test('an event that was heard is not kept', () => {
  bus.on(cartOpen, () => {});
  bus.emit(cartOpen, {});
  const late = vi.fn<() => void>();
  bus.on(cartOpen, late);
  expect(late).not.toHaveBeenCalled();
});

test('an event is kept once for each fragment that the loader started, besides its subscribers', () => {
  const seen = stubLoader(2);
  bus.on(cartOpen, () => {});
  bus.emit(cartOpen, {});
  const late = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  for (const handler of late) bus.on(cartOpen, handler);
  expect(late.map((handler) => handler.mock.calls.length)).toEqual([1, 1, 0]);
  expect(seen).toEqual([['cart:open', {}]]);
});

test('an event that waited more than 10 seconds is gone', () => {
  bus.emit(sideMenuOpen, {});
  vi.advanceTimersByTime(10_001);
  const late = vi.fn<() => void>();
  bus.on(sideMenuOpen, late);
  expect(late).not.toHaveBeenCalled();
});

test('two copies of the module on one page are one bus', async () => {
  vi.resetModules();
  const other = await import('./bus.ts');
  const heard = vi.fn<() => void>();
  bus.on(cartOpen, heard);
  other.emit(cartOpen, {});
  expect(heard).toHaveBeenCalledTimes(1);
});

test('events that a subscriber emits while it hears one are heard by all, in order', () => {
  const heard: string[] = [];
  const notice = (message: string) => ({ tone: 'info', message, seconds: 4 }) as const;
  bus.on(toastShow, ({ message }) => {
    heard.push(`first ${message}`);
    if (message !== 'one') return;
    bus.emit(toastShow, notice('two'));
    bus.emit(toastShow, notice('three'));
  });
  bus.on(toastShow, ({ message }) => heard.push(`second ${message}`));
  bus.emit(toastShow, notice('one'));
  for (const who of ['first', 'second']) {
    expect(heard.filter((line) => line.startsWith(who))).toEqual([
      `${who} one`,
      `${who} two`,
      `${who} three`,
    ]);
  }
});

test('a state that changes while it is told is heard as it is, once', () => {
  const heard: string[] = [];
  bus.on(themeChanged, ({ theme }) => {
    if (theme === 'dark') bus.emit(themeChanged, { theme: 'light' });
  });
  bus.on(themeChanged, ({ theme }) => heard.push(theme));
  bus.emit(themeChanged, { theme: 'dark' });
  expect(heard).toEqual(['light']);
});

test('the same payload told twice is heard twice', () => {
  const heard = vi.fn<() => void>();
  bus.on(toastShow, heard);
  const notice = { tone: 'info', message: 'x', seconds: 4 } as const;
  bus.emit(toastShow, notice);
  bus.emit(toastShow, notice);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('code outside the modules emits by the name of a topic', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('shop.bus')];
  const fresh = await import('./bus.ts');
  const heard = vi.fn<() => void>();
  fresh.on(cartOpen, heard);
  page.dispatchEvent(new CustomEvent(EMIT_EVENT, { detail: cartOpen.name }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('every topic has a name of its own and, in a development build, a schema', () => {
  const files = import.meta.glob<Record<string, Topic>>('./topics/*.ts', { eager: true });
  const topics = Object.values(files).flatMap((file) => Object.values(file));
  expect(topics.length).toBeGreaterThan(7);
  expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
  expect(topics.filter(({ schema }) => !schema)).toEqual([]);
});
