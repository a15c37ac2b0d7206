import { expect, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import { sample } from './sample.ts';

function mutant(group: string, file: string, line: number): Mutant {
  const how = { index: line };
  return { id: `${file}-${line}`, group, file, line, kind: 'k', before: 'a', after: 'b', how };
}

const MANY = Array.from({ length: 90 }, (_none, line) => mutant('rules', 'rules/a.ts', line));
const FEW = Array.from({ length: 6 }, (_none, line) => mutant('flows', 'flows/a/b.ts', line));
const FEWER = Array.from({ length: 3 }, (_none, line) => mutant('flows', 'flows/c/d.ts', line));
const ALL = [...MANY, ...FEW, ...FEWER];
const idsOf = (mutants: readonly Mutant[]) => mutants.map(({ id }) => id);

test('groups have as many each, and so have their folders', () => {
  const chosen = sample(ALL, 12, 'a');
  const countOf = (wanted: string) => chosen.filter(({ file }) => file === wanted).length;
  expect(['flows/a/b.ts', 'flows/c/d.ts', 'rules/a.ts'].map(countOf)).toEqual([3, 3, 6]);
});

test('one seed chooses the same, another seed others', () => {
  expect(idsOf(sample(ALL, 12, 'a'))).toEqual(idsOf(sample(ALL.toReversed(), 12, 'a')));
  expect(idsOf(sample(ALL, 12, 'b'))).not.toEqual(idsOf(sample(ALL, 12, 'a')));
});

test('a mutant that comes leaves most of the others chosen', () => {
  const before = idsOf(sample(ALL, 12, 'a'));
  const after = idsOf(sample([...ALL, mutant('rules', 'rules/a.ts', 1000)], 12, 'a'));
  expect(after.filter((id) => before.includes(id)).length).toBeGreaterThanOrEqual(11);
});

test('two of one line are not chosen, and there are no more than there are', () => {
  expect(sample([...FEWER, ...FEWER], 12, 'a')).toHaveLength(3);
});
