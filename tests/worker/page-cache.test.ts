import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptPage } from '../../edge/stitch/page-cache.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const page: KeptPage = {
  status: 200,
  body: new TextEncoder().encode('<p>¡Página!</p>'),
  csp: "default-src 'none'",
  etag: 'W/"abc"',
  language: 'es-MX',
};

/** The cache as an isolate that has just started has it. */
function newIsolate() {
  vi.resetModules();
  return import('../../edge/stitch/page-cache.ts');
}

beforeEach(async () => {
  const { keepPage } = await newIsolate();
  await keepPage('st_moda/1/es', page, NOW);
});

test('a page that one isolate kept is found by another, with all that it answers', async () => {
  const { findPage } = await newIsolate();
  expect(await findPage('st_moda/1/es', NOW)).toEqual(page);
  expect(await findPage('st_moda/1/es', NOW + 1000)).toEqual(page);
});

test('another key, and a page past its minute, find nothing', async () => {
  const { findPage } = await newIsolate();
  expect(await findPage('st_casa/1/es', NOW)).toBeUndefined();
  expect(await findPage('st_moda/1/es', NOW + 60_000)).toBeUndefined();
});
