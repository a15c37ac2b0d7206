import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRESENCE_POLL_MS } from '../../../../shared/kernel/constants/timers.ts';
import { startPulse } from './pulse.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => void vi.useRealTimers());

const start = (isOn: boolean) => {
  const calls = {
    tick: vi.fn<() => void>(),
    beat: vi.fn<() => void>(),
    ask: vi.fn<() => void>(),
  };
  const end = startPulse({ isOn, ...calls });
  const times = () => [calls.tick, calls.beat, calls.ask].map(({ mock }) => mock.calls.length);
  return { end, times };
};

test('presence is told and asked at once and every five minutes, until the end', () => {
  const { end, times } = start(true);
  expect(times()).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(2 * PRESENCE_POLL_MS);
  expect(times()).toEqual([3, 3, 3]);
  end();
  vi.advanceTimersByTime(PRESENCE_POLL_MS);
  expect(times()).toEqual([3, 3, 3]);
});

test('a page out of sight tells nothing', () => {
  vi.stubGlobal('document', { hidden: true });
  expect(start(true).times()).toEqual([1, 0, 0]);
});

test('a platform without heartbeats polls nobody', () => {
  const { times } = start(false);
  vi.advanceTimersByTime(PRESENCE_POLL_MS);
  expect(times()).toEqual([2, 0, 0]);
});
