import { expect, test } from 'vitest';
import { seal, unseal } from './secret-box.ts';

const env = { IDENTITY_SECRET: 'secret-of-the-tests' };

test('a secret is opened in its owner’s row with the same key, and nowhere else', async () => {
  const sealed = await seal(env, 'ac_ana', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await seal(env, 'ac_ana', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(await unseal(env, 'ac_ana', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(await unseal(env, 'ac_eva', sealed)).toBeUndefined();
  expect(await unseal({ IDENTITY_SECRET: 'another' }, 'ac_ana', sealed)).toBeUndefined();
  expect(await unseal(env, 'ac_ana', `A${sealed}`)).toBeUndefined();
  expect(await unseal(env, 'ac_ana', '')).toBeUndefined();
});
