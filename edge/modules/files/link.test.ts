import { expect, test } from 'vitest';
import { LINK_MS, linkTo, linkUntil } from './link.ts';

const env = { IDENTITY_SECRET: 'x'.repeat(32) };
const of = { storeId: 'st_a', order: 'or_1', file: 'fi_1' };
const NOW = Date.UTC(2026, 10, 26);

test('an address counts for its file, order and store, until ten minutes from then', async () => {
  const { path, until } = await linkTo(env, of, NOW);
  expect(until).toBe(NOW + LINK_MS);
  const token = path.replace('/archivos/or_1/fi_1/', '');
  expect(await linkUntil(env, of, token)).toBe(until);
  for (const other of [{ storeId: 'st_b' }, { order: 'or_2' }, { file: 'fi_2' }]) {
    expect(await linkUntil(env, { ...of, ...other }, token)).toBeNull();
  }
  expect(await linkUntil({ IDENTITY_SECRET: 'y'.repeat(32) }, of, token)).toBeNull();
});

test('an address that was changed counts for nothing', async () => {
  const { path } = await linkTo(env, of, NOW);
  const [time = '', signed = ''] = path.replace('/archivos/or_1/fi_1/', '').split('.');
  const later = (NOW + LINK_MS * 9).toString(36);
  for (const token of [
    '',
    '.',
    time,
    `${time}.`,
    `${later}.${signed}`,
    `${time.toUpperCase()}.${signed}`,
    `0${time}.${signed}`,
    `${time}.${signed}.x`,
    `${time}.${signed}A`,
    `zzzzzzzzzzzzzzz.${signed}`,
  ]) {
    expect(await linkUntil(env, of, token), token).toBeNull();
  }
});
