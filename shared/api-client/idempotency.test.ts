import { expect, test, vi } from 'vitest';
import { actionKey } from './idempotency.ts';
import { newIdempotencyKey } from './key.ts';

const globalCrypto = crypto;

function counted() {
  let made = 0;
  return actionKey(() => `key-${++made}`);
}

test('the same content keeps its key while the outcome is unknown', () => {
  const key = counted();
  expect(key.for({ note: 'a' })).toBe('key-1');
  key.settle({ code: 'timed_out', message: '' });
  expect(key.for({ note: 'a' })).toBe('key-1');
  key.settle({ code: 'idempotency_in_progress', message: '' });
  expect(key.for({ note: 'a' })).toBe('key-1');
});

test('other content is another action', () => {
  const key = counted();
  key.for({ note: 'a' });
  expect(key.for({ note: 'b' })).toBe('key-2');
});

test('a decided outcome ends the action', () => {
  const key = counted();
  key.for({});
  key.settle({ code: 'out_of_stock', message: '' });
  expect(key.for({})).toBe('key-2');
  key.settle();
  expect(key.for({})).toBe('key-3');
});

test('a key is made where the page has no randomUUID', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => globalCrypto.getRandomValues(bytes),
  });
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  vi.unstubAllGlobals();
});
