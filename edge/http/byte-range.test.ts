import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=5-2', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-', { offset: 0, length: 100 }],
  ['bytes=10-19', { offset: 10, length: 10 }],
  ['bytes=90-500', { offset: 90, length: 10 }],
  ['bytes=99-', { offset: 99, length: 1 }],
  ['bytes=-10', { offset: 90, length: 10 }],
  ['bytes=-500', { offset: 0, length: 100 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
] as const)('%j of 100 bytes is %j', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});

test('a range of another version of the file gets the whole', () => {
  const of = (ifRange: string | undefined) => readRange('bytes=10-', 100, { ifRange, etag: '"a"' });
  expect(of('"b"')).toBe('whole');
  expect(of('"a"')).toEqual({ offset: 10, length: 90 });
  expect(of(undefined)).toEqual({ offset: 10, length: 90 });
});
