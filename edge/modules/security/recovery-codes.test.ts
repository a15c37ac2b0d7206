import { expect, test } from 'vitest';
import { secondFactorCode } from '../../../shared/contracts/people.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

const env = { IDENTITY_SECRET: 'secret-of-the-tests' };

test('a set has ten different codes, in the form that the call takes', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(secondFactorCode.parse(` ${code.toUpperCase()} `)).toBe(code.replace('-', ''));
  }
});

test('the hash of a code is the same however it is typed, and differs between accounts', async () => {
  const kept = await recoveryHash(env, 'ac_ana', '01abc-defgh');
  for (const typed of ['01ABCDEFGH', ' o1abc defgh', 'OLABC-DEFGH']) {
    expect(await recoveryHash(env, 'ac_ana', typed)).toBe(kept);
  }
  expect(await recoveryHash(env, 'ac_eva', '01abc-defgh')).not.toBe(kept);
  expect(await recoveryHash(env, 'ac_ana', '01abc-defgj')).not.toBe(kept);
});
