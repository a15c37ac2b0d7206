import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/productos?page=2', '/productos?page=2'],
  ['/productos?lang=en&page=2', '/productos?page=2'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/..//evil.example/x', '/'],
  ['/.//evil.example', '/'],
  ['/a/../..//evil.example', '/'],
  ['/%2e%2e//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
  ['', '/'],
])('%s leads to %s', (target, path) => expect(ownPath(target, '/')).toBe(path));

test('a target that is no text, begins elsewhere or is too long leads to the fallback', () => {
  const long = `/${'a'.repeat(1999)}`;
  expect(ownPath(long, '/inicio')).toBe(long);
  for (const target of [
    `${long}a`,
    ['/productos'],
    5,
    null,
    'productos/x',
    'x//y',
    '/\t/evil.example/x',
    '//evil.example/x',
    'http://own.invalid/x',
  ]) {
    expect(ownPath(target, '/inicio')).toBe('/inicio');
  }
});
