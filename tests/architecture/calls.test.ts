import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

/**
 * The start of an API address in a string or a template; an import of `api-client` does not match.
 */
const ADDRESS = /(?:['"`}]\/api\/|['"`]\/api['"`$])/;
/** The file that makes every address from its contract's path. */
const MAKER = 'shared/api-client/address.ts';

test('browser code has no address of the API but those of the contracts', () => {
  const files = globSync('{fragments,shared,host-pages}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/fixtures\.ts$|\/messages\//.test(file));
  const codeOf = (file: string) =>
    readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const writing = files.filter((file) => ADDRESS.test(codeOf(file)));
  expect(files.length).toBeGreaterThan(300);
  expect(writing).toEqual([MAKER]);
});

test.each(["fetch('/api/staff/x')", '`${base}/api/staff`', "base + '/api'", '"/api/x"'])(
  'it would find %s',
  (source) => expect(source).toMatch(ADDRESS),
);
