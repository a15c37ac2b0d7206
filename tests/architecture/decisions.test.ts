import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

const records = globSync('*/decisions/*.md', { cwd: ROOT }).toSorted();

test('each record of a folder has a number of its own, which its heading says', () => {
  const numbers = records.map((file) => `${dirname(file)} ${basename(file).slice(0, 4)}`);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const file of records) {
    const heading = readFileSync(join(ROOT, file), 'utf8').split('\n', 1)[0];
    expect(heading, file).toMatch(new RegExp(`^# ${basename(file).slice(0, 4)} `));
  }
});
