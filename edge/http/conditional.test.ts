import { expect, test } from 'vitest';
import { isUnchanged } from './conditional.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a" ,"y"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  ['"a', '"a"', false],
  [undefined, '"a"', false],
])('%s of %s: %s', (header, etag, unchanged) => expect(isUnchanged(header, etag)).toBe(unchanged));
