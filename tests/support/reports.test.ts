import { expect, test } from 'vitest';
import { countPlaywright, secondTries } from './reports.ts';

const flaky = (title: string) => ({ title, tests: [{ status: 'flaky' }] });
const reportOf = (...names: string[]) => ({
  stats: { expected: 5, unexpected: 1, flaky: names.length, skipped: 0 },
  errors: [],
  suites: [
    {
      title: 'cart.spec.ts',
      specs: [{ title: 'passes', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'in Spanish', specs: names.map(flaky) }],
    },
  ],
});

test('up to two tests may need their second try', () => {
  expect(countPlaywright(reportOf('one', 'two'))).toMatchObject({ passed: 7, failed: 1 });
  expect(countPlaywright(reportOf('one', 'two', 'three'))).toMatchObject({ passed: 7, failed: 2 });
});

test('tests that needed a second try are named', () => {
  expect(secondTries(reportOf('one'))).toEqual(['in Spanish: one']);
  expect(secondTries(reportOf())).toEqual([]);
});
