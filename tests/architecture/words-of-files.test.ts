/** One word is one thing: `store` names a shop, and neither a file of SQL nor a browser's state. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

const sources = globSync('{edge,shared,fragments,host-pages}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.(?:test|spec)\.tsx?$/.test(file),
);

const importers = (of: RegExp) =>
  sources.filter((file) => of.test(readFileSync(join(ROOT, file), 'utf8')));

test.each([
  ['SQL', /from '[./a-z]*\/db\/(?:cell|directory|common)-sql\.ts'/, 20],
  ['nanostores', /from '(?:nanostores|@nanostores\/persistent)'/, 5],
])('a file that uses %s is not called a store', (_what, use, atLeast) => {
  const files = importers(use);
  expect(files.length).toBeGreaterThan(atLeast);
  expect(files.filter((file) => /(?:^|-)store\.tsx?$/.test(basename(file)))).toEqual([]);
});
