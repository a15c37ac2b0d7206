import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Slot, SlotClass } from '../../host-pages/kit/slot.ts';
import { Arrivals } from './arrival.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function slotOf(props: unknown, className: SlotClass = 'regular', children: Slot[] = []): Slot {
  return { kind: 'slot', class: className, props, children } as unknown as Slot;
}

const after = (milliseconds: number) =>
  new Promise((settle) => setTimeout(() => settle(milliseconds), milliseconds));

test.each<[SlotClass, number]>([
  ['primary', 800],
  ['essential', 800],
  ['regular', 300],
])('%s props are waited for %i ms, and no longer', async (className, most) => {
  const [inTime, late] = [slotOf(after(most - 1), className), slotOf(after(most + 1), className)];
  const arrivals = new Arrivals();
  arrivals.begin([inTime, late]);
  expect(arrivals.left(late)).toBe(most);
  const all = arrivals.all();
  await vi.advanceTimersByTimeAsync(most - 1);
  expect(arrivals.left(late)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await all;
  expect(arrivals.of(inTime)).toEqual({ ok: true, props: most - 1 });
  expect(arrivals.of(late)).toMatchObject({ ok: false, error: { name: 'LateError' } });
  expect(arrivals.left(late)).toBe(1);
});

test('props that are there are not waited for; a failed read is no arrival', async () => {
  const error = new Error('no data');
  const failed = Promise.reject(error);
  failed.catch(() => undefined);
  const [there, gone] = [slotOf({ a: 1 }), slotOf(failed)];
  const arrivals = new Arrivals();
  arrivals.begin([there, gone]);
  await arrivals.all();
  expect(arrivals.of(there)).toEqual({ ok: true, props: { a: 1 } });
  expect(arrivals.of(gone)).toEqual({ ok: false, error });
});

test('children are waited for with their parent, one slot apart from the others', async () => {
  const child = slotOf(after(200));
  const parent = slotOf(after(100), 'regular', [child]);
  const arrivals = new Arrivals();
  arrivals.begin([parent]);
  const order: string[] = [];
  void arrivals.one(parent).then(() => order.push('parent'));
  void arrivals.one(child).then(() => order.push('child'));
  void arrivals.all().then(() => order.push('all'));
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual(['parent']);
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual(['parent', 'child', 'all']);
  expect(arrivals.of(child)).toEqual({ ok: true, props: 200 });
});

test('a class has one timer, which ends with the wait', async () => {
  const arrivals = new Arrivals();
  arrivals.begin([1, 2, 3].map((value) => slotOf(Promise.resolve(value))));
  expect(vi.getTimerCount()).toBe(1);
  arrivals.begin([slotOf(Promise.resolve(4), 'primary')]);
  expect(vi.getTimerCount()).toBe(2);
  await arrivals.all();
  expect(vi.getTimerCount()).toBe(0);
});
