/**
 * Runs before each test file: counts the mutants that the file comes through, and switches the
 * chosen one on. After the first failed test the others of the file say no more, and are passed
 * over.
 */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { atLoad, type Job } from './test-files.ts';

/** The global that the instrumenter's code reads and writes. */
interface Switches {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  readonly mutantCoverage?: { readonly static: Record<string, number> };
}

interface Globals {
  __stryker__?: Switches;
  /** Called by every template of SQL, in `edge/db/sql.ts`. */
  changedSql?: (texts: readonly string[]) => readonly string[];
  /** Called by the wrapper of a test file, before it loads the file. */
  chooseMutant?: (chosen: NonNullable<Job['chosen']>) => void;
}

/** A loop that a mutant has made endless ends here. */
const MOST_HITS = 2_000_000;

const globals = globalThis as Globals;
// eslint-disable-next-line no-underscore-dangle -- the instrumenter's name
const switches = (globals.__stryker__ ??= {});
const templates: Record<string, number> = {};
const counted = () => ({ ...switches.mutantCoverage?.static, ...templates });
for (const name of Object.keys(counted())) delete switches.mutantCoverage?.static[name];
/** How often each was come through while the file was loaded, before its first test. */
let loaded: Record<string, number> = {};
let chosen: NonNullable<Job['chosen']> = {};
let failed = false;

globals.chooseMutant = (one) => {
  chosen = one;
  Object.assign(switches, { activeMutant: one.switched, hitCount: 0, hitLimit: MOST_HITS });
};

globals.changedSql = (texts) => {
  const text = JSON.stringify(texts);
  templates[text] = (templates[text] ?? 0) + 1;
  return chosen.sql && text === JSON.stringify(chosen.sql.from) ? chosen.sql.to : texts;
};

beforeAll(() => {
  loaded = counted();
});

beforeEach(({ onTestFailed, skip }) => {
  if (failed) skip();
  onTestFailed(() => {
    failed = chosen.switched !== undefined || chosen.sql !== undefined;
  });
});

// eslint-disable-next-line no-empty-pattern -- Vitest reads the pattern to learn what is asked
afterAll(({}, suite) => {
  const through = Object.entries(counted()).map(([name, times]) =>
    times > (loaded[name] ?? 0) ? name : atLoad(name),
  );
  Object.assign(suite.meta, { through });
});
