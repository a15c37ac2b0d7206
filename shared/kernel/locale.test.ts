import { expect, test } from 'vitest';
import { localeTag, negotiateLocale, spanishOf } from './locale.ts';

test('a choice wins, then the browser, then the store', () => {
  expect(negotiateLocale('en', 'es-MX,es', 'es')).toBe('en');
  expect(negotiateLocale('fr', 'fr-FR,en;q=0.8', 'es')).toBe('en');
  expect(negotiateLocale(undefined, null, 'es')).toBe('es');
});

test('the browser says how much it likes each language', () => {
  const negotiated = (header: string) => negotiateLocale(undefined, header, 'es');
  expect(negotiated('es;q=0.2, en;q=0.9')).toBe('en');
  expect(negotiated('en-GB;q=0.8,es-AR;q=0.8')).toBe('en');
  expect(negotiated('en;q=0, fr')).toBe('es');
  expect(negotiated('english, enx, *')).toBe('es');
  expect(negotiated('EN-us')).toBe('en');
  expect(negotiated('en;q=abc')).toBe('es');
});

test('the country gives the region', () => {
  expect(localeTag('es', 'AR')).toBe('es-AR');
  expect(localeTag('es', 'MX')).toBe('es-MX');
  expect(localeTag('en', 'AR')).toBe('en-US');
});

test('so does an Argentine browser, for Spanish alone', () => {
  expect(localeTag('es', 'MX', 'AR')).toBe('es-AR');
  expect(localeTag('es', 'AR', 'MX')).toBe('es-AR');
  expect(localeTag('en', 'MX', 'AR')).toBe('en-US');
});

test.each([
  ['es-AR', 'AR'],
  ['es-ar,es;q=0.9', 'AR'],
  ['en, es-AR;q=0.5', 'AR'],
  ['es-MX, es-AR;q=0.5', 'MX'],
  ['es-AR;q=0.3, es;q=0.8', 'MX'],
  ['es', 'MX'],
  ['en-AR', undefined],
  ['', undefined],
])('the Spanish of %j is %s', (header, region) => {
  expect(spanishOf(header)).toBe(region);
});
