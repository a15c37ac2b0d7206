import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { contracts } from '../support/contracts.ts';

/**
 * The start of an API address in a string or a template; an import of `api-client` does not match.
 */
const ADDRESS = /(?:['"`}]\/api\/|['"`]\/api['"`$])/;
/** The file that makes every address from its contract's path. */
const MAKER = 'shared/api-client/address.ts';
/**
 * The cart of a partner's page, whose script has no room for the client: it writes the three addresses
 * that it asks, which the test below holds against their contracts.
 */
const OF_PARTNERS = 'fragments/_runtime/embed-handoff.ts';

test('browser code has no address of the API but those of the contracts', () => {
  const files = globSync('{fragments,shared,host-pages}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/fixtures\.ts$|\/messages\//.test(file));
  const codeOf = (file: string) =>
    readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const writing = files.filter((file) => ADDRESS.test(codeOf(file)));
  expect(files.length).toBeGreaterThan(300);
  expect(writing.toSorted()).toEqual([OF_PARTNERS, MAKER]);
});

test('the addresses that a partner’s page asks are those of contracts', () => {
  const text = readFileSync(join(ROOT, OF_PARTNERS), 'utf8');
  const asked = Array.from(
    text.matchAll(
      /'(GET|POST)', `\$\{address\}\/api(\/[^`]+)`|send\(`\$\{address\}\/api(\/[^`]+)`/g,
    ),
    ([, method = 'POST', path, sent]) => `${method} ${(path ?? sent ?? '').replace(/\$\{.*/, '')}`,
  );
  const told = contracts.map(
    ({ method, service, path }) => `${method.toUpperCase()} /${service}${path.replace(/\{.*/, '')}`,
  );
  expect(asked).toHaveLength(3);
  for (const one of asked) expect(told).toContain(one);
});

test.each(["fetch('/api/staff/x')", '`${base}/api/staff`', "base + '/api'", '"/api/x"'])(
  'it would find %s',
  (source) => expect(source).toMatch(ADDRESS),
);
