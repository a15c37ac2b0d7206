import { expect, test } from 'vitest';
import { browserParts } from './browser-parts.ts';

type Resolve = (specifier: string, importer: string) => string | null;
const resolve = browserParts.resolveDynamicImport as unknown as Resolve;
const load = browserParts.load as unknown as (id: string) => string | null;

test('what a fragment imports after a press is an empty module in the worker', () => {
  for (const importer of [
    '/shop/fragments/_office/camera/camera.ts',
    'C:\\shop\\fragments\\office\\door\\parts\\camera.ts',
  ]) {
    const id = resolve('./decode.ts', importer);
    expect(load(id ?? '')).toBe('export {};');
  }
});

test('the edge’s own imports stay', () => {
  expect(resolve('./adapter.ts', '/shop/edge/providers/message/port.ts')).toBeNull();
  expect(load('/shop/edge/worker.ts')).toBeNull();
});
