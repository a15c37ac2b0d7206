import { expect, test } from 'vitest';
import { hoursText } from './hours.ts';

const days = 'lun mar mié jue vie sáb dom'.split(' ');
const week = (...hours: (string | null)[]) => hoursText(hours, days);

test.each([
  ['days alike stand together', ['a', 'a', 'a', 'a', 'a', 'b', null], 'lun–vie a · sáb b'],
  ['a closed day parts them', ['a', null, 'a', 'a', null, null, null], 'lun a · mié–jue a'],
  [
    'other hours part them too',
    ['a', 'b', 'a', null, null, null, 'a'],
    'lun a · mar b · mié a · dom a',
  ],
  ['no hours, no words', [null, null, null, null, null, null, null], ''],
])('%s', (_what, hours, text) => {
  expect(week(...hours)).toBe(text);
});
