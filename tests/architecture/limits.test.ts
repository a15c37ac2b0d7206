/** A limit that a contract names, and that nothing counts, is no limit. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { limits } from '../../shared/contracts/limits.ts';

/** The code of the edge, without its tests. */
const code = globSync('edge/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

test.each(Object.keys(limits))('%s is counted', (limit) => {
  expect(code).toMatch(new RegExp(`['.]${limit}\\b`, 'u'));
});
