import { expect, test } from 'vitest';
import { checkTable, summary } from './print.ts';

const CHECKS = [
  { name: 'home', figure: '1.20 ×', limit: '≤ 1.7 ×', met: true },
  { name: 'search', figure: '12 ms', met: true },
  { name: 'memory', figure: '7%', limit: '< 5%', met: false, note: 'grows with the cache' },
];

test('each check is a line, with its figure under the others and its note below', () => {
  expect(checkTable(CHECKS)).toBe(
    [
      '✓  home    1.20 ×  ≤ 1.7 ×',
      '✓  search  12 ms',
      '✗  memory  7%      < 5%',
      '     grows with the cache',
    ].join('\n'),
  );
});

test('the summary counts what met its limit and what did not', () => {
  expect(summary(CHECKS)).toBe('2 met, 1 not met');
  expect(summary([])).toBe('0 met, 0 not met');
});
