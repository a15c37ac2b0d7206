import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCROLL_THROTTLE_MS } from '../../../../shared/kernel/constants/timers.ts';
import { onNearEnd } from './near-end.ts';

let page: EventTarget;
let box: { current: { getBoundingClientRect: () => DOMRect } };

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => void vi.useRealTimers());

function look(bottom: number, height = 500) {
  box = { current: { getBoundingClientRect: () => ({ bottom, height }) as DOMRect } };
  const near = vi.fn<() => void>();
  const end = onNearEnd(box, near);
  const scroll = () => page.dispatchEvent(new Event('scroll'));
  return { near, end, scroll };
}

test('many scrolls in 200 ms are one look', () => {
  const { near, scroll } = look(850);
  for (let n = 0; n < 5; n += 1) scroll();
  expect(near).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SCROLL_THROTTLE_MS);
  expect(near).toHaveBeenCalledTimes(1);
  scroll();
  vi.advanceTimersByTime(SCROLL_THROTTLE_MS);
  expect(near).toHaveBeenCalledTimes(2);
});

test.each([
  ['an end 100 px below', 900, 500],
  ['a list that is not shown', 0, 0],
])('%s is not near', (_what, bottom, height) => {
  const { near, scroll } = look(bottom, height);
  scroll();
  vi.advanceTimersByTime(SCROLL_THROTTLE_MS);
  expect(near).not.toHaveBeenCalled();
});

test('after its end nothing is called', () => {
  const { near, end, scroll } = look(850);
  scroll();
  end();
  scroll();
  vi.advanceTimersByTime(SCROLL_THROTTLE_MS);
  expect(near).not.toHaveBeenCalled();
});
