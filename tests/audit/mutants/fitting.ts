/** Which test files a mutant is tried with, and in which order. */
import { switchOf } from './make.ts';
import type { Mutant } from './mutant.ts';
import { atLoad, type TestFile } from './test-files.ts';

/** A test file, with what it came through without a mutant. */
export interface Covering extends TestFile {
  readonly ms: number;
  readonly through: ReadonlySet<string>;
}

/** A mutant that this many files did not catch is given up: the others know less of it. */
const MOST_FILES = 7;
/** The cost of loading a test file, beside its tests. */
const LOAD_MS: Readonly<Record<string, number>> = { unit: 100, worker: 1500 };

/**
 * The test files that come through a mutant, or load it, up to `MOST_FILES`. The test beside the
 * source is first. Then come files that come through much of the mutant's source, through little
 * else, and quickly. Of those that only load the mutant, the widest are first: what a source does
 * while it is loaded shows anywhere.
 */
export function fitting(mutant: Mutant, covering: readonly Covering[]): Covering[] {
  const mark = markOf(mutant);
  const price = (one: Covering) => priceOf(one, mutant.file);
  const isBeside = ({ file }: Covering) => file.startsWith(mutant.file.replace(/ts$/, 'test.ts'));
  const tested = covering.filter(({ through }) => through.has(mark));
  const loaded = covering.filter(({ through }) => through.has(atLoad(mark)));
  const inOrder = [
    ...tested.toSorted((one, other) => price(one) - price(other)),
    ...loaded.toSorted((one, other) => other.through.size - one.through.size),
  ];
  const beside = inOrder.filter(isBeside);
  return [...beside, ...inOrder.filter((one) => !isBeside(one))].slice(0, MOST_FILES);
}

/** How long a file takes, for what it says about a source: less where it tests more of it. */
function priceOf({ project, ms, through }: Covering, source: string): number {
  const own = [...through].filter((mark) => mark.startsWith(`${source}#`)).length;
  const share = (1 + own) ** 2 / through.size;
  return ((LOAD_MS[project] ?? 0) + ms) / share;
}

/** The name by which a test file says that it came through a mutant. */
function markOf({ file, how }: Mutant): string {
  return 'index' in how ? switchOf(file, how.index) : JSON.stringify(how.from);
}
