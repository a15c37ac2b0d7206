import { expect, test } from 'vitest';
import { askedFor, choicesOf, isWanted } from './asked.ts';
import type { Mutant } from './mutant.ts';

function mutant(file: string, line: number): Mutant {
  const how = { index: line };
  return {
    id: `${file}-${line}`,
    group: 'rules',
    file,
    line,
    kind: 'k',
    before: '',
    after: '',
    how,
  };
}

const ALL = [
  ...Array.from({ length: 40 }, (_none, line) => mutant('a/b.ts', line)),
  mutant('a/c/d.ts', 7),
  mutant('ab/b.ts', 7),
];

const linesOf = (variables: NodeJS.ProcessEnv) =>
  choicesOf(ALL, askedFor(variables, false)).map(({ name, mutants }) => [
    name,
    mutants.map(({ id }) => id),
  ]);

test('a run is of 150 mutants, a quick one of fewer, another size is asked for', () => {
  expect(askedFor({}, false)).toEqual({ seeds: ['2026'], size: 150, of: [], tests: [] });
  expect(askedFor({}, true).size).toBe(24);
  expect(askedFor({ MUTANTS_SIZE: '60' }, true).size).toBe(60);
  for (const size of ['0', 'x', '1.5']) {
    expect(() => askedFor({ MUTANTS_SIZE: size }, false)).toThrow('MUTANTS_SIZE');
  }
});

test('each seed chooses a sample of its own', () => {
  const chosen = linesOf({ MUTANTS_SEED: 'one,two', MUTANTS_SIZE: '12' });
  expect(chosen.map(([name]) => name)).toEqual(['seed one', 'seed two']);
  expect(chosen[0]?.[1]).toHaveLength(12);
  expect(chosen[0]?.[1]).not.toEqual(chosen[1]?.[1]);
});

test('all mutants of a folder, a file or a line take the place of a sample', () => {
  expect(linesOf({ MUTANTS_OF: 'a/c,ab/b.ts,a/b.ts:7' })).toEqual([
    ['a/c', ['a/c/d.ts-7']],
    ['ab/b.ts', ['ab/b.ts-7']],
    ['a/b.ts:7', ['a/b.ts-7']],
  ]);
  expect(() => linesOf({ MUTANTS_OF: 'a/b.ts:77' })).toThrow('a/b.ts:77');
});

test('tests are of the named folders, or all', () => {
  const wanted = (tests?: string) =>
    ['a/x.test.ts', 'ab/x.test.ts'].map((file) =>
      isWanted({ project: 'unit', file }, askedFor(tests ? { MUTANTS_TESTS: tests } : {}, false)),
    );
  expect(wanted()).toEqual([true, true]);
  expect(wanted('a')).toEqual([true, false]);
  expect(wanted('a/,ab/x.test.ts')).toEqual([true, true]);
});
