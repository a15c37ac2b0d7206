import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from '../../shared/api-client/index.ts';
import { isUnderWay, jobModel, shareOf, type WatchedJob } from './job.ts';
import { voiceOf } from './say.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const JOB: WatchedJob = {
  id: 'jb_1',
  state: 'running',
  step: 'write',
  done: 1,
  total: 4,
  can_cancel: true,
  can_undo: false,
};
const ok = (change: Partial<WatchedJob>) =>
  Promise.resolve({ ok: true, value: { ...JOB, ...change } } as const);
const failed = () => Promise.resolve({ ok: false, error: { message: '' } as ApiError } as const);

function started(get: () => ReturnType<typeof ok> | ReturnType<typeof failed>, job = JOB) {
  const asked = vi.fn<typeof get>(get);
  const toast = vi.fn<() => void>();
  const voice = voiceOf({ t: { failed: '', tryAgain: '' }, toast });
  const calls = {
    get: asked,
    cancel: () => ok({ state: 'undoing', can_cancel: false }),
    undo: failed,
  };
  return { ...jobModel(job, calls, voice), asked, toast };
}

test.each([
  [1, 4, 0.25],
  [9, 4, 1],
  [0, null, null],
  [0, 0, null],
])('%s of %s is %s', (done, total, share) => expect(shareOf({ done, total })).toBe(share));

test('a job is asked about until it is over, and through failures', async () => {
  const replies = [failed, () => ok({ done: 3 }), () => ok({ state: 'done', can_undo: true })];
  const job = started(() => replies.shift()!());
  job.watch();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(job.$job.value.done).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job.asked).toHaveBeenCalledTimes(3);
  expect(isUnderWay(job.$job.value)).toBe(false);
});

test('the page asks no more once it is left', async () => {
  const job = started(() => ok({}));
  job.watch()();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job.asked).not.toHaveBeenCalled();
});

test('a job that is stopped is watched while it takes back what it did; a refusal is told', async () => {
  const job = started(() => ok({ state: 'canceled' }));
  job.watch();
  await job.cancel();
  expect(job.$job.value.state).toBe('undoing');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job.$job.value.state).toBe('canceled');
  await job.undo();
  expect(job.toast).toHaveBeenCalledTimes(1);
});
