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
    {
      env,
      jobs,
      total: jobs.length,
      page: 1,
      canExport: true,
      canImport: true,
      done: null,
      idempotencyKey: 'k',
    },
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

const other: Job = { ...job, id: 'jb_2' };

test.each<[Job['state'], Job['state'], string | null]>([
  ['running', 'done', 'success'],
  ['waiting', 'failed', 'error'],
  ['running', 'canceled', null],
  ['running', 'running', null],
  ['done', 'done', null],
  ['failed', 'failed', null],
])('a job that was %s and is %s is told as %s', async (was, is, tone) => {
  const { model, toast, look } = started(
    () => listed({ ...job, state: is }, { ...other, id: 'jb_3', state: 'done' }, other),
    [{ ...job, state: was }, other],
  );
  model.watch();
  await look();
  expect(toast.mock.calls.map(([notice]) => notice.tone)).toEqual(tone === null ? [] : [tone]);
});

test('one job under way among others is enough to look', () => {
  const { model, waits } = started(() => listed(), [{ ...job, state: 'done' }, other]);
  expect([model.$lost.value, waits.length]).toEqual([false, 0]);
  const end = model.watch();
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
  end();
  expect(waits[0]?.off).toBe(true);
});

test('a watch that never began can end', () => {
  expect(() => started(() => listed(), []).model.watch()()).not.toThrow();
});

test('each call is told, changes its own row, and has the page look again soon', async () => {
  const { model, toast, waits } = started(
    () => Response.json({ ...other, state: 'undoing' }),
    [job, other],
  );
  model.watch();
  await model.undo('jb_2');
  expect(model.$jobs.value).toEqual([job, { ...other, state: 'undoing' }]);
  await model.cancel('jb_2');
  expect(toast.mock.calls.map(([{ message }]) => message)).toEqual([
    t.done.undone,
    t.done.canceled,
  ]);
  expect(waits.map(({ milliseconds, off }) => [milliseconds, off])).toEqual([
    [1000, true],
    [1000, true],
    [1000, false],
  ]);
});

test('a call whose answer was lost is made again by its key, and a new one by another', async () => {
  const keys: (string | null)[] = [];
  let lost = true;
  const { model } = started((_url, init) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return lost ? new Response('', { status: 503 }) : Response.json(job);
  });
  await model.cancel('jb_1');
  lost = false;
  await model.cancel('jb_1');
  const same = new Set(keys).size;
  await model.cancel('jb_1');
  expect([same, new Set(keys).size]).toEqual([1, 2]);
});

test('a page beyond the first looks at itself', async () => {
  const calls: string[] = [];
  const wakes: (() => void)[] = [];
  const api = {
    base: '',
    tag: 'es-MX',
    fetch: (url: string) => {
      calls.push(url);
      return Promise.resolve(listed(job));
    },
    wait: async () => {},
  };
  const after: JobsPorts['after'] = (_wait, wake) => {
    wakes.push(wake);
    return () => undefined;
  };
  const props = {
    env,
    jobs: [job],
    total: 90,
    canExport: true,
    canImport: true,
    done: null,
    idempotencyKey: 'k',
  };
  const model = jobsModel(
    { t, api, toast: vi.fn<JobsPorts['toast']>(), after },
    { ...props, page: 3 },
  );
  model.watch();
  wakes[0]?.();
  const { searchParams } = new URL(calls[0] ?? '', 'http://a');
  const limit = Number(searchParams.get('limit'));
  expect(searchParams.get('offset')).toBe(String(2 * limit));
});

test('a job that a file began stands first, and is looked at soon', () => {
  const { model, waits } = started(() => Response.json({}), []);
  model.watch();
  model.began({ ...job, id: 'jb_new', kind: 'items-import' });
  expect(model.$jobs.value.map(({ id }) => id)).toEqual(['jb_new']);
  expect(waits.filter(({ off }) => !off)).toHaveLength(1);
});
