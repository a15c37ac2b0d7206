import { expect, test } from 'vitest';
import { fitting, type Covering } from './fitting.ts';
import type { Mutant } from './mutant.ts';

const MUTANT: Mutant = {
  id: 'm',
  group: 'rules',
  file: 'rules/a.ts',
  line: 1,
  kind: 'k',
  before: 'a',
  after: 'b',
  how: { index: 0 },
};

/** A test file that comes through so much of the source, and of others. */
function covering(file: string, own: number, others: number, ms = 10): Covering {
  const marks = (source: string, count: number) =>
    Array.from({ length: count }, (_none, index) => `${source}#${index}`);
  const through = new Set([...marks('rules/a.ts', own), ...marks('rules/b.ts', others)]);
  return { project: file.startsWith('tests/') ? 'worker' : 'unit', file, ms, through };
}

/** A test file that loads the source, and others. */
function loading(file: string, others: number): Covering {
  const one = covering(file, 0, others);
  return { ...one, through: new Set([...one.through, 'load rules/a.ts#0']) };
}

const order = (...files: readonly Covering[]) => fitting(MUTANT, files).map(({ file }) => file);

test('the test beside the source is first, even where it only loads the mutant', () => {
  const wide = covering('tests/worker/b.test.ts', 9, 0);
  expect(order(wide, loading('rules/a.test.ts', 0))[0]).toBe('rules/a.test.ts');
});

test('much of the source, little else and little time make a file fit', () => {
  expect(
    order(
      covering('little.test.ts', 1, 10),
      covering('tests/worker/a.test.ts', 5, 10),
      covering('wide.test.ts', 5, 400),
      covering('slow.test.ts', 5, 10, 9000),
      covering('best.test.ts', 5, 10),
    ),
  ).toEqual([
    'best.test.ts',
    'little.test.ts',
    'tests/worker/a.test.ts',
    'wide.test.ts',
    'slow.test.ts',
  ]);
});

test('a statement is known by its texts', () => {
  const how = { from: ['SELECT 1'], to: ['SELECT 2'] };
  const one = { ...covering('a.test.ts', 0, 0), through: new Set([JSON.stringify(how.from)]) };
  const other = covering('b.test.ts', 3, 0);
  expect(fitting({ ...MUTANT, how }, [other, one])).toEqual([one]);
});

test('files that only load the mutant come last, the widest first', () => {
  expect(
    order(loading('narrow.test.ts', 1), loading('wide.test.ts', 9), covering('a.test.ts', 1, 900)),
  ).toEqual(['a.test.ts', 'wide.test.ts', 'narrow.test.ts']);
});

test('files that do not come through the mutant are left out, and so is the eighth', () => {
  expect(order(covering('none.test.ts', 0, 5))).toEqual([]);
  const many = Array.from({ length: 20 }, (_none, at) => covering(`${at}.test.ts`, 1, at));
  expect(order(...many)).toHaveLength(7);
});
