import { expect, test, vi } from 'vitest';
import { on } from '../../shared/bus/index.ts';
import { toastShow } from '../../shared/bus/topics/toasts.ts';
import { late } from './late.ts';

const t = { failed: 'No se pudo', tryAgain: 'Intenta otra vez' };

test('what is asked of it while it loads is done in that order, and it loads once', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('trabajo'));
  const { fetch, act } = late(load, t);
  const done: string[] = [];
  fetch();
  act((work) => done.push(`${work} 1`));
  act((work) => done.push(`${work} 2`));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['trabajo 1', 'trabajo 2']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('work that cannot be had is told where it was asked for, and asked for again', async () => {
  const told: string[] = [];
  const stop = on(toastShow, ({ title }) => told.push(title ?? ''));
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('lost')));
  const { fetch, act } = late(load, t);
  const use = vi.fn<(work: string) => void>();
  fetch();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(told).toEqual([]);
  act(use);
  await vi.waitFor(() => expect(told).toEqual(['No se pudo']));
  load.mockResolvedValue('trabajo');
  act(use);
  await vi.waitFor(() => expect(use).toHaveBeenCalledWith('trabajo'));
  stop();
});
