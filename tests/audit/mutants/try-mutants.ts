/** Tries each mutant with the tests that come through it, the most fitting first, until one fails. */
import { instrumented, switchOf } from './make.ts';
import type { Mutant } from './mutant.ts';
import { atLoad, type Ended, type Job, type TestFile } from './test-files.ts';
import { TestRunner } from './test-runner.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** The test that failed; null where none did. */
  readonly by: string | null;
  /** How many test files come through it. */
  readonly tests: number;
}

interface Covering extends TestFile {
  readonly ms: number;
  readonly through: ReadonlySet<string>;
}

type Say = (text: string) => void;

/** Tests of the tools and of the repository as a whole, which take long and see no behaviour. */
const OF_THE_TOOLS = /^tests\/(?!worker\/)|^edge\/cli\//;

/** The sources of the mutants, with every mutant of each source behind its switch. */
export async function sourcesFor(mutants: readonly Mutant[]): Promise<Record<string, string>> {
  const files = new Set(mutants.flatMap(({ file, how }) => ('index' in how ? [file] : [])));
  const sources: Record<string, string> = {};
  for (const file of files) sources[file] = (await instrumented(file)).source;
  return sources;
}

/** The name by which a test file says that it came through a mutant. */
function markOf({ file, how }: Mutant): string {
  return 'index' in how ? switchOf(file, how.index) : JSON.stringify(how.from);
}

/** Runs every test file without a mutant: what it comes through, and how long it takes. */
async function cover(runner: TestRunner, say: Say): Promise<Covering[]> {
  const files = (await runner.list()).filter(({ file }) => !OF_THE_TOOLS.test(file));
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

/** A mutant that this many files did not catch is given up: the others know less of it. */
const MOST_FILES = 15;

/**
 * The test files that come through a mutant: those first whose tests come through little else,
 * quickly. Of those that only load it, the ones first that come through most.
 */
function fitting(mutant: Mutant, covering: readonly Covering[]): Covering[] {
  const mark = markOf(mutant);
  const cost = ({ through, ms }: Covering) => through.size * (200 + ms);
  const tested = covering.filter(({ through }) => through.has(mark));
  const loaded = covering.filter(({ through }) => through.has(atLoad(mark)));
  return [
    ...tested.toSorted((one, other) => cost(one) - cost(other)),
    ...loaded.toSorted((one, other) => other.through.size - one.through.size),
  ];
}

export async function tryMutants(
  mutants: readonly Mutant[],
  keep: (runner: TestRunner) => Promise<TestRunner>,
  say: Say,
): Promise<Verdict[]> {
  const runner = await keep(new TestRunner(await sourcesFor(mutants)));
  const covering = await cover(runner, say);
  say(`${covering.length} test files run without a mutant`);
  const tests = new Map(mutants.map((mutant) => [mutant, fitting(mutant, covering)]));
  const alive = new Map([...tests].map(([mutant, files]) => [mutant, files.slice(0, MOST_FILES)]));
  const caught = new Map<Mutant, string>();
  for (let round = 1; [...alive.values()].some((files) => files.length > 0); round += 1) {
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
    say(`round ${round}: ${caught.size} of ${mutants.length} caught, ${alive.size} alive`);
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
