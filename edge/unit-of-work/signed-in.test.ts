import { expect, test } from 'vitest';
import type { Identity } from './scope.ts';
import { signedIn } from './signed-in.ts';

const as = (identity: Partial<Identity> | null) =>
  signedIn({
    visitor: { identity: async () => identity } as unknown as Parameters<
      typeof signedIn
    >[0]['visitor'],
  });

test('work for accounts gets the caller’s, and is never done for a visitor without one', async () => {
  expect(await as({ accountId: 'ac_a' })).toEqual({ accountId: 'ac_a' });
  await expect(as(null)).rejects.toThrow('without one');
});
