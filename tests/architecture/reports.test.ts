import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../support/reports.ts';

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

test('a browser test that passed on a second try has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [] })).toMatchObject({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
  expect(countPlaywright({ stats, errors: [{}] })).toMatchObject({ failed: 3 });
});
