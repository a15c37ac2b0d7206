import { expect, test } from 'vitest';
import { signedUntil, signUntil } from './signed-until.ts';

const env = { IDENTITY_SECRET: 'a secret of tests' };
const of = ['order-file', 'st_1', 'or_1'];
const until = Date.UTC(2026, 10, 28);

test('a token says until when it counts, for what it was made alone', async () => {
  const token = await signUntil(env, of, until);
  expect(await signedUntil(env, of, token)).toBe(until);
  expect(await signedUntil(env, ['order-file', 'st_1', 'or_2'], token)).toBeNull();
  expect(await signedUntil({ IDENTITY_SECRET: 'another' }, of, token)).toBeNull();
});

test('a token that is longer, later or no token at all counts for nothing', async () => {
  const token = await signUntil(env, of, until);
  const [, hash = ''] = token.split('.');
  const later = `${(until + 1).toString(36)}.${hash}`;
  for (const forged of [later, `${token}.x`, `0${token}`, hash, '.', '', `NaN.${hash}`]) {
    expect(await signedUntil(env, of, forged), forged).toBeNull();
  }
});
