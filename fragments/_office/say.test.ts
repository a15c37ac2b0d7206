import { expect, test, vi } from 'vitest';
import type { ApiError } from '../../shared/api-client/index.ts';
import { voiceOf } from './say.ts';

const t = { failed: 'No se pudo', tryAgain: 'Inténtalo de nuevo' };
const refused = (message: string) => ({ ok: false, error: { message } as ApiError }) as const;

test('one call at a time: a second one meanwhile is not made', async () => {
  const { alone, $busy } = voiceOf({ t, toast: vi.fn<() => void>() });
  let end: (answer: { ok: true; value: number }) => void = () => {};
  const ask = () => new Promise<{ ok: true; value: number }>((resolve) => (end = resolve));
  const first = alone('a', ask);
  expect($busy.value).toBe('a');
  const second = vi.fn<() => Promise<{ ok: true; value: number }>>();
  expect(await alone('b', second)).toBeUndefined();
  expect(second).not.toHaveBeenCalled();
  end({ ok: true, value: 1 });
  expect(await first).toBe(1);
  expect($busy.value).toBeNull();
});

test('a failure is told by its own words, or by ours', async () => {
  const toast = vi.fn<(notice: object) => void>();
  const { alone, $busy } = voiceOf({ t, toast });
  await alone('a', () => Promise.resolve(refused('Ya es')));
  await alone('a', () => Promise.resolve(refused('')));
  expect(toast.mock.calls.map(([notice]) => notice)).toMatchObject([
    { tone: 'error', title: t.failed, message: 'Ya es' },
    { tone: 'error', title: t.failed, message: t.tryAgain },
  ]);
  expect($busy.value).toBeNull();
});
