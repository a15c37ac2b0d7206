/**
 * The work of rules that read free text grows with the text, and no faster. Work is counted, not
 * timed: `tests/support/growth/measure.ts` counts how often each block runs. What a regular
 * expression does inside is judged by `regular-expressions.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { listRules, type Rule } from '../support/growth/rules.ts';

function measure(rules: readonly Rule[]): { tried: number; faults: string[] } {
  const script = join(ROOT, 'tests/support/growth/measure.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, JSON.stringify(rules)], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { tried: number; faults: string[] };
}

test('no rule that reads free text takes more than work in proportion to it', () => {
  const rules = listRules();
  const { tried, faults } = measure(rules);
  expect(tried).toBeGreaterThan(100);
  expect(faults).toEqual([]);
  const known = ['containsCardNumber', 'mailboxOf', 'parseSearch', 'plainName', 'currentMark'];
  expect(rules.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
}, 60_000);

test('work that grows with the square of a text is found', () => {
  const file = 'tests/support/growth/square.ts';
  const { faults } = measure([{ file, name: 'repeats', calls: [[{ grows: true }]] }]);
  expect(faults).toEqual([expect.stringContaining(`${file} repeats`)]);
});
