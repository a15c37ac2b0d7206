/**
 * The demo's rows in SQLite in memory, written by the product's own seed and migrations: tests
 * compare the product's answers with them.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { seed, seedPeople, type SeedBindings } from '../../edge/cli/seed/index.ts';
import { migrated } from './migrated.ts';

/** The part of D1 that the seed uses. */
interface Bound {
  readonly text: string;
  readonly params: readonly SQLInputValue[];
}

export interface DemoDatabase {
  readonly directory: DatabaseSync;
  readonly a: DatabaseSync;
  readonly b: DatabaseSync;
  /** Names of the pictures in the bucket. */
  readonly media: ReadonlySet<string>;
}

function asD1(database: DatabaseSync) {
  return {
    prepare: (text: string) => ({
      bind: (...params: SQLInputValue[]): Bound => ({ text, params }),
      first: () => Promise.resolve(database.prepare(text).get() ?? null),
    }),
    batch(statements: readonly Bound[]) {
      database.exec('BEGIN');
      for (const { text, params } of statements) database.prepare(text).run(...params);
      database.exec('COMMIT');
      return Promise.resolve([]);
    },
  };
}

/** @param now time of the seed: the dates of experiences are counted from it */
export async function seededDemo(now: number): Promise<DemoDatabase> {
  const [directory, a, b] = ['directory', 'cell', 'cell'].map(migrated) as [
    DatabaseSync,
    DatabaseSync,
    DatabaseSync,
  ];
  const media = new Set<string>();
  const bucket = { put: (name: string) => Promise.resolve(media.add(name)) };
  const bindings = {
    DIRECTORY: asD1(directory),
    cells: { a: asD1(a), b: asD1(b) },
    DOMAINS: {},
    MEDIA: bucket,
    IDENTITY_SECRET: 'x'.repeat(32),
  };
  await seed(bindings as unknown as SeedBindings, { log: () => undefined, now });
  return { directory, a, b, media };
}

/** Adds the people of the demo to a directory that may lack them. */
export function seededPeople(directory: DatabaseSync, now: number): Promise<void> {
  return seedPeople(asD1(directory) as unknown as SeedBindings['DIRECTORY'], now);
}

/** The rows of a query. */
export function rowsOf<Row>(
  database: DatabaseSync,
  text: string,
  ...params: SQLInputValue[]
): Row[] {
  return database.prepare(text).all(...params) as Row[];
}
