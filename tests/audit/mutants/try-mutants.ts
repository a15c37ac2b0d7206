/** Tries each mutant with the tests that come through it, the most fitting first, until one fails. */
import { fitting, type Covering } from './fitting.ts';
import { instrumented, switchOf } from './make.ts';
import { inWords, type Mutant } from './mutant.ts';
import type { Ended, Job, TestFile } from './test-files.ts';
import { TestRunner } from './test-runner.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** The test that failed; null where none did. */
  readonly by: string | null;
  /** How many test files come through it. */
  readonly tests: number;
}

interface Means {
  readonly keep: (runner: TestRunner) => Promise<TestRunner>;
  readonly say: (text: string) => void;
  /** Says which test files are tried. */
  readonly isWanted: (test: TestFile) => boolean;
}

/** Tests of the tools and of the repository as a whole, which take long and see no behaviour. */
const OF_THE_TOOLS = /^tests\/(?!worker\/)|^edge\/cli\//;

/**
 * The sources of the mutants, with every mutant of each source behind its switch. Sources of
 * statements have switches too: they show how much of the file a test comes through.
 */
export async function sourcesFor(mutants: readonly Mutant[]): Promise<Record<string, string>> {
  const sources: Record<string, string> = {};
  const files = new Set(mutants.map((mutant) => mutant.file));
  for (const file of files) sources[file] = (await instrumented(file)).source;
  return sources;
}

/** Runs every test file without a mutant: what it comes through, and how long it takes. */
async function cover(
  runner: TestRunner,
  { say, isWanted }: Pick<Means, 'say' | 'isWanted'>,
): Promise<Covering[]> {
  const files = (await runner.list()).filter(
    (test) => !OF_THE_TOOLS.test(test.file) && isWanted(test),
  );
  const jobs = files.map((test, index): Job => ({ name: `cover-${index}`, test }));
  const byName = new Map(jobs.map((job) => [job.name, job.test]));
  const covering: Covering[] = [];
  let ran = 0;
  await runner.run(jobs, ({ name, passed, why, ms, through }) => {
    ran += 1;
    if (ran % 50 === 0) say(`${ran} of ${jobs.length} test files without a mutant`);
    const test = byName.get(name);
    if (!test) return;
    if (passed) covering.push({ ...test, ms, through: new Set(through) });
    else say(`${test.file} fails without a mutant, and is not used: ${why}`);
  });
  return covering;
}

export async function tryMutants(
  mutants: readonly Mutant[],
  { keep, say, isWanted }: Means,
): Promise<Verdict[]> {
  const runner = await keep(new TestRunner(await sourcesFor(mutants)));
  const covering = await cover(runner, { say, isWanted });
  say(`${covering.length} test files run without a mutant`);
  const tests = new Map(mutants.map((mutant) => [mutant, fitting(mutant, covering)]));
  const alive = new Map([...tests].map(([mutant, files]) => [mutant, [...files]]));
  const caught = new Map<Mutant, string>();
  for (let round = 1; alive.size > 0; round += 1) {
    const jobs = new Map<string, { readonly mutant: Mutant; readonly job: Job }>();
    for (const [mutant, files] of alive) {
      // More files at once in each round: what the first did not catch, most do not.
      for (const { project, file } of files.splice(0, 2 ** (round - 1))) {
        const name = `round-${round}-${jobs.size}`;
        jobs.set(name, {
          mutant,
          job: { name, test: { project, file }, chosen: chosenOf(mutant) },
        });
      }
    }
    await runner.run(
      [...jobs.values()].map(({ job }) => job),
      (ended: Ended) => {
        const { mutant, job } = jobs.get(ended.name) ?? {};
        if (!mutant || !job || ended.passed) return;
        caught.set(mutant, `${job.test.file}: ${ended.why}`);
        alive.delete(mutant);
      },
    );
    for (const [mutant, files] of alive) {
      if (files.length > 0) continue;
      alive.delete(mutant);
      say(`survives: ${inWords(mutant)}`);
    }
    say(`round ${round}: ${caught.size} of ${mutants.length} caught, ${alive.size} still tried`);
  }
  return mutants.map((mutant) => ({
    mutant,
    by: caught.get(mutant) ?? null,
    tests: tests.get(mutant)?.length ?? 0,
  }));
}

function chosenOf({ file, how }: Mutant): NonNullable<Job['chosen']> {
  return 'index' in how ? { switched: switchOf(file, how.index) } : { sql: how };
}
