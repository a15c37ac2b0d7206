import { expect, test } from 'vitest';
import { CHALLENGE_MS, newChallenge, readChallenge, type ChallengeUse } from './challenge.ts';

const env = { IDENTITY_SECRET: 'secret-of-the-tests' };
const use: ChallengeUse = { purpose: 'register', host: 'moda.test', accountId: 'ac_ana' };
const NOW = 1_700_000_000_000;

test('a challenge counts until its end, for its own use', async () => {
  const challenge = await newChallenge(env, use, NOW);
  expect(await readChallenge(env, use, challenge, NOW)).toBe(NOW + CHALLENGE_MS);
  expect(await readChallenge(env, use, challenge, NOW + CHALLENGE_MS)).toBeUndefined();
  for (const other of [
    { ...use, purpose: 'sign_in' as const },
    { ...use, host: 'casa.test' },
    { ...use, accountId: 'ac_eva' },
    { ...use, accountId: null },
  ]) {
    expect(await readChallenge(env, other, challenge, NOW)).toBeUndefined();
  }
  const elsewhere = { IDENTITY_SECRET: 'another secret of tests' };
  expect(await readChallenge(elsewhere, use, challenge, NOW)).toBeUndefined();
});

test('a challenge survives the way through base64url, and no other text is a challenge', async () => {
  const challenge = await newChallenge(env, use, NOW);
  expect(Buffer.from(challenge, 'base64url').toString('base64url')).toBe(challenge);
  expect(await newChallenge(env, use, NOW)).not.toBe(challenge);
  const later = `${challenge.slice(0, 31)}${challenge[31] === 'A' ? 'B' : 'A'}${challenge.slice(32)}`;
  for (const text of [later, challenge.slice(1), `${challenge}A`, '', 'ñ']) {
    expect(await readChallenge(env, use, text, NOW)).toBeUndefined();
  }
});
