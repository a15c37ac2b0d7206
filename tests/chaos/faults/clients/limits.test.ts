import { expect, test } from 'vitest';
import { checkServed } from './limits.ts';
import type { Served } from './visitors.ts';

const quiet: Served = { requests: 90, failures: {}, p50: 20, p99: 100, bare: 4 };

test.each([
  ['three times as slow', { p50: 60 }, true],
  ['slower than that', { p50: 61 }, false],
  ['as slow as the machine', { p50: 290, p99: 900, bare: 50 }, true],
  ['slower than the machine', { p50: 310, p99: 900, bare: 50 }, false],
  ['slow, where the bare server varies by a blink', { p50: 70, bare: 9 }, false],
  ['now and then too slow', { p99: 1_001 }, false],
  ['failing', { failures: { 'cart 500': 1 } }, false],
] as const)(
  'a row’s limits grow with the bare server, and with nothing else: %s',
  (_how, served, met) => {
    expect(checkServed('beside', { ...quiet, ...served }, quiet).met).toBe(met);
  },
);
