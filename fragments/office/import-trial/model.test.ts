import { expect, test } from 'vitest';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { watchTrial } from './model.ts';

const job = (state: Job['state']) => ok({ state } as Job);

/** A watch whose waits end when `next` is called. */
function watched(answers: Awaited<ReturnType<Parameters<typeof watchTrial>[0]['get']>>[]) {
  let reloads = 0;
  let wait: (() => void) | undefined;
  const stop = watchTrial({
    get: () => Promise.resolve(answers.shift()!),
    after: (_ms, then) => {
      wait = then;
      return () => (wait = undefined);
    },
    reload: () => (reloads += 1),
  });
  const next = async () => {
    const then = wait;
    wait = undefined;
    then?.();
    await new Promise((done) => setTimeout(done, 0));
    return reloads;
  };
  return { next, stop, waits: () => wait !== undefined };
}

test('the page is shown anew once the trial is over, and a failed question is asked again', async () => {
  const { next, waits } = watched([
    job('running'),
    fail({ code: 'internal_error', message: '' } as never),
    job('done'),
  ]);
  expect(await next()).toBe(0);
  expect(await next()).toBe(0);
  expect(await next()).toBe(1);
  expect(waits()).toBe(false);
});

test('a page that is left asks no more', async () => {
  const { next, stop, waits } = watched([job('running')]);
  stop();
  expect(await next()).toBe(0);
  expect(waits()).toBe(false);
});
