import { expect, test } from 'vitest';
import { isPreview, PREVIEW_MS, previewOf } from './preview.ts';

const env = { IDENTITY_SECRET: 'a-secret-of-thirty-two-characters' };
const of = { storeId: 'st_1', item: 'it_1' };
const NOW = 1_795_000_000_000;

test('an address counts for its item in its store, for seven days', async () => {
  const { path, until } = await previewOf(env, of, NOW);
  expect(until).toBe(NOW + PREVIEW_MS);
  const token = path.replace('/vista/it_1/', '');
  expect(await isPreview(env, of, token, until - 1)).toBe(true);
  expect(await isPreview(env, of, token, until)).toBe(false);
  expect(await isPreview(env, { ...of, item: 'it_2' }, token, NOW)).toBe(false);
  expect(await isPreview(env, { ...of, storeId: 'st_2' }, token, NOW)).toBe(false);
  expect(await isPreview({ IDENTITY_SECRET: 'x'.repeat(32) }, of, token, NOW)).toBe(false);
});

test('an address that this platform did not make shows nothing', async () => {
  const { path, until } = await previewOf(env, of, NOW);
  const token = path.replace('/vista/it_1/', '');
  const later = token.replace(until.toString(36), (until + 1).toString(36));
  for (const wrong of ['', '.', 'x', token.toUpperCase(), `${token}.`, `0${token}`, later])
    expect(await isPreview(env, of, wrong, NOW), wrong).toBe(false);
});
