/** Counts in the JSON reports of the two test runners. */
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Seconds that the kind took; 0 where only a report was read. */
  seconds: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Counts tests, and as one failure each file that failed before its tests ran. */
export function countVitest(report: unknown): Count {
  const found = vitestReport.parse(report);
  const brokenFiles = found.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + brokenFiles.length,
    skipped: found.numPendingTests + found.numTodoTests,
    seconds: 0,
  };
}

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts tests; a test that passed only on a second try counts as failed. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    seconds: 0,
  };
}
