import { expect, test } from 'vitest';
import { together } from './together.ts';

test('each name has its own value, whatever came first', async () => {
  const late = new Promise<string>((give) => setTimeout(give, 1, 'late'));
  expect(await together({ late, soon: Promise.resolve(2), now: null })).toEqual({
    late: 'late',
    soon: 2,
    now: null,
  });
});

test('the first failure is thrown', async () => {
  const failing = Promise.reject(new Error('one'));
  await expect(together({ failing, other: Promise.resolve(1) })).rejects.toThrow('one');
});
