import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildAll } from './build.ts';
import { forProduction } from './for-production.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  // Vite would look for the file in the folders above.
  put('package.json', '{}');
  put('package-lock.json', '{}');
  put('shared/ui/page.css', 'p { color: red }');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const build = () => buildAll({ root, dist: join(root, 'dist'), dev: false });

test.each([undefined, 'test'])('a build leaves NODE_ENV as it was: %s', async (value) => {
  vi.stubEnv('NODE_ENV', value);
  put('edge/worker.ts', 'export default {};');
  await build();
  expect(process.env['NODE_ENV']).toBe(value);
});

test('the first line of a file for browsers has Chromium compile it as it arrives', async () => {
  put('edge/worker.ts', 'export default {};');
  put('fragments/_runtime/embed.ts', 'console.log(1);');
  await build();
  const files = globSync('dist/client/assets/embed.*.js', { cwd: root });
  expect(files).toHaveLength(1);
  const [first] = readFileSync(join(root, files[0]!), 'utf8').split('\n');
  expect(first).toBe('//# allFunctionsCalledOnLoad');
});

test('a build that fails leaves NODE_ENV as it was', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  await expect(build()).rejects.toThrow('worker.ts');
  expect('NODE_ENV' in process.env).toBe(false);
});

test('of two builds at a time each runs for production to its end', async () => {
  vi.stubEnv('NODE_ENV', 'test');
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen: (string | undefined)[] = [];
  const one = forProduction(() => first.promise);
  const two = forProduction(async () => {
    await second.promise;
    seen.push(process.env['NODE_ENV']);
  });
  first.resolve();
  await one;
  second.resolve();
  await two;
  expect(seen).toEqual(['production']);
  expect(process.env['NODE_ENV']).toBe('test');
});
