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
