/** What a run of the mutants is asked for, by variables of the environment. */
import type { Mutant } from './mutant.ts';
import { sample } from './sample.ts';
import type { TestFile } from './test-files.ts';

export interface AskedFor {
  /** Each seed chooses a sample of its own; one run of the tests serves them all. */
  readonly seeds: readonly string[];
  /** The mutants of each sample. */
  readonly size: number;
  /** Sources whose mutants are all tried in place of a sample: `edge/stitch` or `a/b.ts:42`. */
  readonly of: readonly string[];
  /** The folders and files of the tests that mutants are tried with; all where none is named. */
  readonly tests: readonly string[];
}

const SIZE = 150;
const QUICK_SIZE = 24;

/**
 * Reads `MUTANTS_SEED`, `MUTANTS_SIZE`, `MUTANTS_OF` and `MUTANTS_TESTS`; lists are separated by
 * commas.
 */
export function askedFor(variables: NodeJS.ProcessEnv, quick: boolean): AskedFor {
  const size = Number(variables['MUTANTS_SIZE'] ?? (quick ? QUICK_SIZE : SIZE));
  if (!Number.isSafeInteger(size) || size < 1) throw new Error('MUTANTS_SIZE is no number');
  return {
    seeds: listOf(variables['MUTANTS_SEED'] ?? '2026'),
    size,
    of: listOf(variables['MUTANTS_OF']),
    tests: listOf(variables['MUTANTS_TESTS']),
  };
}

/** A group of mutants that has a share of its own in the report. */
export interface Choice {
  readonly name: string;
  readonly mutants: readonly Mutant[];
}

/** The mutants that a run tries: those of the named sources, or a sample for each seed. */
export function choicesOf(all: readonly Mutant[], { seeds, size, of }: AskedFor): Choice[] {
  if (of.length === 0) {
    return seeds.map((seed) => ({ name: `seed ${seed}`, mutants: sample(all, size, seed) }));
  }
  return of.map((place) => {
    const mutants = all.filter((mutant) => isOf(mutant, place));
    if (mutants.length === 0) throw new Error(`no mutant is of ${place}`);
    return { name: place, mutants };
  });
}

/** True where mutants are tried with the test file. */
export function isWanted({ file }: TestFile, { tests }: AskedFor): boolean {
  return tests.length === 0 || tests.some((place) => isIn(file, place));
}

function isOf({ file, line }: Mutant, place: string): boolean {
  const [path = '', wanted] = place.split(':');
  return isIn(file, path) && (wanted === undefined || Number(wanted) === line);
}

function isIn(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place.replace(/\/$/, '')}/`);
}

function listOf(text = ''): string[] {
  return text.split(',').filter(Boolean);
}
