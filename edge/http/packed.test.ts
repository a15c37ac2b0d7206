import { expect, test } from 'vitest';
import { takesBrotli } from './packed.ts';

test.each([
  [undefined, false],
  ['', false],
  ['gzip, deflate', false],
  ['identity', false],
  ['*', false],
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=0.8, BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['br;q=0.001', true],
  ['brotli', false],
])('accept-encoding: %s', (header, takes) => expect(takesBrotli(header)).toBe(takes));
