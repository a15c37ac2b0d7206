import { expect, test } from 'vitest';
import { hasTooMuchUnknown } from './unknown-text.ts';

const long = '4 '.repeat(1_100);

test.each<[string, unknown, unknown, boolean]>([
  ['only what is named', { note: long }, { note: long }, false],
  ['a little more', { note: '', source: 'app', tags: ['a', 'b'] }, { note: '' }, false],
  ['a long text', { note: '', other: long }, { note: '' }, true],
  ['many short texts', { other: Array.from({ length: 1_001 }, () => '4') }, {}, true],
  ['a long name', { [long]: 1 }, {}, true],
  [
    'one inside a named field',
    { contact: { email: 'a', x: long } },
    { contact: { email: 'a' } },
    true,
  ],
  ['one inside a named list', { lines: [{ sku: 'a', x: long }] }, { lines: [{ sku: 'a' }] }, true],
  ['a name of every object', { constructor: long, toString: long }, {}, true],
  ['a deep nest', JSON.parse(`${'[['.repeat(1_500)}${']]'.repeat(1_500)}`), undefined, true],
])('%s', (_, given, known, expected) => expect(hasTooMuchUnknown(given, known)).toBe(expected));
