import { expect, test } from 'vitest';
import { gateAdmits, gatesFor } from './gates.ts';

const north = { name: 'Norte', skus: ['sk_1'] };
const south = { name: 'Sur', skus: ['sk_2', 'sk_3'] };
const wide = { name: 'Todas', skus: null };

test('a gate lets in its kinds, or all; where none is named every kind goes in', () => {
  expect([gateAdmits(north, 'sk_1'), gateAdmits(north, 'sk_2')]).toEqual([true, false]);
  expect([gateAdmits(wide, 'sk_9'), gateAdmits(null, 'sk_9')]).toEqual([true, true]);
  expect(gateAdmits({ skus: [] }, 'sk_1')).toBe(false);
});

test('the gates of a kind are named in their order', () => {
  expect(gatesFor([wide, north, south], 'sk_1')).toEqual(['Todas', 'Norte']);
  expect(gatesFor([north], 'sk_2')).toEqual([]);
});
