import { expect, test } from 'vitest';
import { countPlaywright, countVitest, secondTries } from './reports.ts';

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

test('up to four tests may need their second try', () => {
  const four = ['one', 'two', 'three', 'four'];
  expect(countPlaywright(reportOf(...four))).toMatchObject({ passed: 9, failed: 1 });
  expect(countPlaywright(reportOf(...four, 'five'))).toMatchObject({ passed: 9, failed: 2 });
});

test('an error outside of the tests is a failure', () => {
  expect(countPlaywright({ ...reportOf(), errors: [{}] })).toMatchObject({ passed: 5, failed: 2 });
});

test('tests that needed a second try are named', () => {
  expect(secondTries(reportOf('one'))).toEqual(['in Spanish: one']);
  expect(secondTries(reportOf())).toEqual([]);
});

test('a file that fails before its tests is one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(countVitest(report)).toMatchObject({ passed: 3, failed: 2, skipped: 3 });
});
