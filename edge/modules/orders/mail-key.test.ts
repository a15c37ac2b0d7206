import { expect, test } from 'vitest';
import { isMailKey, MAIL_KEY_MS, mailKey } from './mail-key.ts';

const env = { IDENTITY_SECRET: 'x'.repeat(32) };
const of = { storeId: 'st_a', checkout: 'co_1', email: 'Ana@x.mx' };
const NOW = Date.UTC(2026, 10, 26);

test('a key is of its purchase, store and mailbox, for ninety days', async () => {
  const key = await mailKey(env, of, NOW);
  expect(await isMailKey(env, of, key, NOW + MAIL_KEY_MS - 1)).toBe(true);
  expect(await isMailKey(env, { ...of, email: 'ana@X.mx' }, key, NOW)).toBe(true);
  expect(await isMailKey(env, of, key, NOW + MAIL_KEY_MS)).toBe(false);
  for (const other of [{ storeId: 'st_b' }, { checkout: 'co_2' }, { email: 'eva@x.mx' }]) {
    expect(await isMailKey(env, { ...of, ...other }, key, NOW)).toBe(false);
  }
  expect(await isMailKey({ IDENTITY_SECRET: 'y'.repeat(32) }, of, key, NOW)).toBe(false);
});

test('a key that was changed opens nothing', async () => {
  const [until = '', signed = ''] = (await mailKey(env, of, NOW)).split('.');
  const later = (NOW + MAIL_KEY_MS * 2).toString(36);
  for (const key of [
    '',
    '.',
    until,
    `${until}.`,
    `${later}.${signed}`,
    `0${until}.${signed}`,
    `${until}.${signed}.x`,
    `${until}.${signed}A`,
  ]) {
    expect(await isMailKey(env, of, key, NOW), key).toBe(false);
  }
});
