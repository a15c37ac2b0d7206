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

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

/**
 * Browser tests of one run that may need their second try: half a percent of some seven hundred. A
 * browser on a busy machine loses a race now and then; more of them are a fault of the tests or of
 * the product. Each is named, so that its cause is looked for.
 */
export const SECOND_TRIES = 4;

/**
 * Counts tests. One that passed at its second try has passed, up to `SECOND_TRIES` of them: beyond,
 * each counts as failed.
 */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report);
  const excused = Math.min(stats.flaky, SECOND_TRIES);
  return {
    passed: stats.expected + excused,
    failed: stats.unexpected + stats.flaky - excused + errors.length,
    skipped: stats.skipped,
    seconds: 0,
  };
}

/** The names of the tests that passed only at their second try, for a person to look into. */
export function secondTries(report: unknown): string[] {
  const names: string[] = [];
  const look = ({ title, specs, suites = [] }: PlaywrightSuite): void => {
    for (const spec of specs) {
      if (spec.tests.some(({ status }) => status === 'flaky'))
        names.push(`${title}: ${spec.title}`);
    }
    suites.forEach(look);
  };
  playwrightReport.parse(report).suites.forEach(look);
  return names;
}
