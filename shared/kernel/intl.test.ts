import { expect, test } from 'vitest';
import { dateTimeFormat, numberFormat } from './intl.ts';

test('a format is made once for each tag and shape', () => {
  expect(numberFormat('es-MX')).toBe(numberFormat('es-MX'));
  expect(numberFormat('es-MX')).not.toBe(numberFormat('es-AR'));
  expect(numberFormat('es-MX', { style: 'percent' })).not.toBe(numberFormat('es-MX'));
  expect(dateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' })).not.toBe(
    dateTimeFormat('en-US', { hour: 'numeric', timeZone: 'America/Mexico_City' }),
  );
});

test('writes as its tag does', () => {
  expect(numberFormat('es-MX').format(12_345)).toBe('12,345');
  expect(numberFormat('es-AR').format(12_345)).toBe('12.345');
  expect(dateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(0)).toBe('January');
});
