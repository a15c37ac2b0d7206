import { expect, test } from 'vitest';
import { isLocale, localeTag, negotiateLocale, spanishOf } from './locale.ts';

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

test('each language of the interface is one, and no other text', () => {
  expect(['es', 'en', 'fr', 'ES', '', undefined, null].map(isLocale)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(negotiateLocale('es', 'en', 'en')).toBe('es');
});

test.each([
  ['en;q=1, es;q=1.5', 'en'],
  ['en;q=-1', 'es'],
  ['en;q=0.0', 'es'],
  ['en;q=1.0', 'en'],
  ['en; level=1; q=0.4, es;q=0.3', 'en'],
  ['es;q=0.5, en;q=0.5', 'es'],
  [`${'fr,'.repeat(66)}en`, 'en'],
  [`${'fr,'.repeat(67)}en`, 'es'],
])('of %j is taken %s', (header, locale) => {
  expect(negotiateLocale(undefined, header, 'es')).toBe(locale);
});

test('of two equal regions the first counts', () => {
  expect(spanishOf('es-AR;q=0.5, es-MX;q=0.5')).toBe('AR');
  expect(spanishOf('es-MX;q=0.5, es-AR;q=0.5')).toBe('MX');
});
