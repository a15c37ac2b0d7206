/** A client that a kept generator makes from the document: it compiles, and its calls are answered. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../edge/cli/paths.ts';
import { moda } from '../shops.ts';

const FOLDER = join(ROOT, 'test-results/generated-client');
const COMPILER = join(ROOT, 'node_modules/.bin/tsc');
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--target', 'esnext'];
const MODULES = ['--module', 'nodenext', '--lib', 'esnext,dom', '--allowImportingTsExtensions'];
const GENERATES_MS = 60_000;

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const spec = (await moda.get('/api/openapi.json')).json();
  const {
    files: [client],
  } = await generateApi({
    fileName: 'api.ts',
    spec,
    output: false,
    httpClientType: 'fetch',
    generateUnionEnums: true,
    extractRequestParams: true,
    silent: true,
  });
  if (!client) throw new Error('the generator wrote no client');
  writeFileSync(join(FOLDER, 'api.ts'), client.fileContent);
  writeFileSync(join(FOLDER, 'package.json'), '{"type":"module"}');
}, GENERATES_MS);

/** What the compiler says of a program beside the client. */
async function compiled(name: string, program: string): Promise<string> {
  const file = join(FOLDER, `${name}.ts`);
  writeFileSync(file, `import { Api } from './api.ts';\nconst api = new Api();\n${program}\n`);
  const run = promisify(execFile)(COMPILER, [...OPTIONS, ...MODULES, file], { cwd: FOLDER });
  return run.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('a program of calls compiles', async () => {
  const program = `
    const { data } = await api.productsListPublic.productsListPublicSearch({ limit: 2, sort: 'list_price' });
    export const names: string[] = data.results.map(({ name }) => name);
    export const many: number = data.matches_estimated;`;
  expect(await compiled('right', program)).toBe('');
});

test.each([
  [
    'a parameter that the call has not',
    "await api.productsListPublic.productsListPublicSearch({ colours: 'x' });",
  ],
  [
    'an order of a list that there is not',
    "await api.productsListPublic.productsListPublicSearch({ sort: 'x' });",
  ],
  [
    'a field that the answer has not',
    'export const n = (await api.productsListPublic.productsListPublicSearch({})).data.total;',
  ],
])('%s does not', async (_what, program) => {
  expect(await compiled('wrong', program)).toMatch(/^wrong\.ts\(\d+,\d+\): error TS/);
});

test('its calls are answered by the store', async () => {
  const { Api } = (await import(join(FOLDER, 'api.ts'))) as {
    Api: new (options: object) => {
      productsListPublic: {
        productsListPublicSearch: (query: object) => Promise<{ data: { results: object[] } }>;
      };
    };
  };
  const asked: string[] = [];
  const api = new Api({
    customFetch: async (url: string) => {
      asked.push(url);
      const { text } = await moda.get(new URL(url).pathname + new URL(url).search);
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    },
  });
  const { data } = await api.productsListPublic.productsListPublicSearch({ limit: 2 });
  expect(data.results).toHaveLength(2);
  expect(asked).toEqual([`${moda.origin}/api/products-list-public/?limit=2`]);
});
