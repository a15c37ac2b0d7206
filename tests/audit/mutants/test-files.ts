/** The messages between the driver and the process that runs the tests. */
import type { SqlChange } from './mutant.ts';

export interface TestFile {
  /** A project of vitest.config.ts. */
  readonly project: string;
  /** Path below the project's folder. */
  readonly file: string;
}

/** A test file that is run with one mutant, or with none. */
export interface Job {
  readonly name: string;
  readonly test: TestFile;
  readonly chosen?: { readonly switched?: string; readonly sql?: SqlChange };
}

export interface Asked {
  readonly jobs: readonly Job[];
  /** Sources with mutants in them, by their path below the project's folder. */
  readonly sources: Readonly<Record<string, string>>;
}

/** The name of what a test file came through only while it was loaded: no test of it may know. */
export function atLoad(name: string): string {
  return `load ${name}`;
}

/** The end of a job. */
export interface Ended {
  readonly name: string;
  readonly passed: boolean;
  /** The first failed test, or the fault. */
  readonly why: string;
  readonly ms: number;
  /** The switches and templates of SQL that the test file came through; see `atLoad`. */
  readonly through: readonly string[];
}

export type Told =
  | { readonly kind: 'files'; readonly files: readonly TestFile[] }
  | { readonly kind: 'started'; readonly name: string }
  | ({ readonly kind: 'ended' } & Ended)
  | { readonly kind: 'done' }
  | { readonly kind: 'fault'; readonly text: string };
