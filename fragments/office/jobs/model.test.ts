import { expect, test, vi } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { runningJob as job } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { jobsModel } from './model.ts';
import type { JobsPorts } from './ports.ts';

const t = messages.es;
const env = pageEnv({ base: '/tienda/a' });

/** The page with one job, an edge whose answers the test gives, and a clock that the test moves. */
function started(answer: (url: string, init: RequestInit) => Response, jobs: Job[] = [job]) {
  const waits: { milliseconds: number; wake: () => void; off: boolean }[] = [];
  const toast = vi.fn<JobsPorts['toast']>();
  const calls: string[] = [];
  const api = {
    base: env.base,
    tag: 'es-MX',
    fetch: (url: string, init: RequestInit) => {
      calls.push(`${init.method} ${url}`);
      return Promise.resolve(answer(url, init));
    },
    wait: async () => {},
  };
  const model = jobsModel(
    {
      t,
      api,
      toast,
      after(milliseconds, wake) {
        const wait = { milliseconds, wake, off: false };
        waits.push(wait);
        return () => (wait.off = true);
      },
    },
    { env, jobs, total: jobs.length, page: 1, canExport: true, done: null, idempotencyKey: 'k' },
  );
  const look = async () => {
    const seen = waits.length;
    waits.at(-1)?.wake();
    await vi.waitFor(() => expect(waits.length > seen || calls.length > 0).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { model, toast, calls, waits, look };
}

const listed = (...jobs: Job[]) => Response.json({ results: jobs, matches_estimated: jobs.length });

test('a job that is under way is looked at until it is over, which is told once', async () => {
  let now: Job = { ...job, done: 400 };
  const { model, toast, waits, look } = started(() => listed(now));
  model.watch();
  await look();
  expect(model.$jobs.value[0]?.done).toBe(400);
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1000, 1500]);
  now = { ...job, state: 'done', done: 401, has_file: true, can_cancel: false };
  await look();
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Exportación de artículos: terminado' }),
  );
  expect(waits).toHaveLength(2);
});

test('without a connection the page says so, and goes on looking', async () => {
  let fails = true;
  const { model, waits, look } = started(() =>
    fails ? Response.json({}, { status: 500 }) : listed(job),
  );
  model.watch();
  await look();
  expect(model.$lost.value).toBe(true);
  fails = false;
  await look();
  expect(model.$lost.value).toBe(false);
  expect(waits.length).toBeGreaterThan(2);
});

test('the page asks nothing without a job under way, or once the watch has ended', () => {
  const over = started(() => listed(), [{ ...job, state: 'done' }]);
  over.model.watch();
  expect(over.waits).toEqual([]);
  const left = started(() => listed());
  left.model.watch()();
  expect(left.waits.at(-1)?.off).toBe(true);
});

test('an export that begins stands first; one that is canceled shows that it stops', async () => {
  const begun: Job = { ...job, id: 'jb_2', state: 'waiting' };
  const { model, calls } = started((url) =>
    url.endsWith('/cancel')
      ? Response.json({ ...job, can_cancel: false })
      : Response.json(begun, { status: 201 }),
  );
  await model.exportItems();
  expect(model.$jobs.value.map(({ id }) => id)).toEqual(['jb_2', 'jb_1']);
  await model.cancel('jb_1');
  expect(model.$jobs.value[1]?.can_cancel).toBe(false);
  expect(calls).toEqual([
    'POST /tienda/a/api/jobs/items-export',
    'POST /tienda/a/api/jobs/jb_1/cancel',
  ]);
});

test('a refusal is told, and the row stays as it was', async () => {
  const { model, toast } = started(() =>
    Response.json({ code: 'job_over', message: 'Ya terminó', request_id: 'rq' }, { status: 409 }),
  );
  await model.cancel('jb_1');
  expect(model.$jobs.value).toEqual([job]);
  expect(model.$busy.value).toBeNull();
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'error', message: 'Ya terminó' }),
  );
});
