/** The pages that describe the API to people. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { guideWords } from '../../edge/gateway/docs/guide-words.ts';
import { docsWords } from '../../edge/gateway/docs/words.ts';
import { messageFor } from '../../shared/i18n/message-for.ts';
import { faultsOf } from '../audit/markup/rules.ts';
import { contracts } from '../support/contracts.ts';
import { textOf } from '../support/page.ts';
import { anaByPath, moda } from './shops.ts';

const LOCALES = ['es', 'en'] as const;
/** A page's weight on the way, in bytes. */
const HEAVIEST = 48 * 1024;
const COMPILES_MS = 60_000;

const services = [...Map.groupBy(contracts, ({ service }) => service)];
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const [service] of services) {
    const { status, text } = await moda.get(`/api/docs/${service}?locale=en`);
    if (status !== 200) throw new Error(`the page of ${service} answers ${status}`);
    pages.set(service, text);
  }
});

/** The texts below one heading of code, such as `curl`, by call. */
function examples(title: string): Map<string, string> {
  const found = [...pages.values()].flatMap((page) =>
    page
      .split('<article id="')
      .slice(1)
      .map((article): [string, string] => {
        const [, text = ''] =
          new RegExp(`<figcaption>${title}</figcaption><pre[^>]*><code>([^<]*)`).exec(article) ??
          [];
        return [article.slice(0, article.indexOf('"')), textOf(text)];
      }),
  );
  return new Map(found.filter(([, text]) => text !== ''));
}

describe.each(services)('%s', (service, calls) => {
  test('shows each call with its address, fields, examples and refusals', () => {
    const page = pages.get(service) ?? '';
    const text = textOf(page);
    for (const call of calls) {
      expect(page).toContain(`<article id="${call.id}">`);
      expect(text).toContain(call.summary.en.replaceAll('`', ''));
      expect(text).toContain(`/api/${service}${call.path}`);
      for (const code of call.errors) {
        expect(text, code).toContain(messageFor({ code }, 'en').slice(0, 40));
      }
      for (const name of Object.keys(call.sample.body ?? {})) expect(page).toContain(name);
    }
  });

  test('is HTML without faults, of a bearable weight', async () => {
    const page = pages.get(service) ?? '';
    expect(await faultsOf(page)).toEqual([]);
    expect(gzipSync(page).length).toBeLessThan(HEAVIEST);
    expect(page).not.toMatch(/ style="|onclick|src="http/);
  });
});

test('nearly every call has an answer that the demo gave', () => {
  const whole = [...pages.values()].join('');
  const given = whole.split(docsWords.en.fromDemo).length - 1;
  const made = whole.split(docsWords.en.fromSchema).length - 1;
  expect(given + made).toBe(contracts.length);
  expect(given / contracts.length).toBeGreaterThan(0.85);
});

test(
  'every example in TypeScript compiles',
  async () => {
    const folder = join(ROOT, 'test-results/api-docs');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const programs = [...examples('TypeScript')];
    expect(programs).toHaveLength(contracts.length);
    const file = join(folder, 'examples.ts');
    const functions = programs.map(
      ([id, program], index) =>
        `// ${id}\nexport async function call${index}(): Promise<unknown> {\n${program}\nreturn result;\n}`,
    );
    writeFileSync(file, functions.join('\n'));
    const options = ['--noEmit', '--strict', '--ignoreConfig', '--skipLibCheck'];
    const target = ['--target', 'esnext', '--lib', 'esnext,dom', '--types', ''];
    const run = promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), [
      ...options,
      ...target,
      file,
    ]);
    const said = await run.then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(said).toBe('');
  },
  COMPILES_MS,
);

const MADE = '0'.repeat(26);
const open = contracts.filter(
  ({ method, access, sample }) =>
    method === 'get' && access === 'public' && !JSON.stringify(sample).includes(MADE),
);

test.each(open.map(({ id }) => id))('the example of %s is answered by the store', async (id) => {
  const program = stripTypeScriptTypes(examples('TypeScript').get(id) ?? '');
  const asked: string[] = [];
  const ask = async (address: string): Promise<Response> => {
    const { pathname, search, origin } = new URL(address);
    expect(origin).toBe(moda.origin);
    asked.push(address);
    const { status, text } = await moda.get(pathname + search);
    return new Response(text, { status });
  };
  // The program is the one that the page shows.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function('fetch', `return (async () => {${program};return result;})()`) as (
    fetch: typeof ask,
  ) => Promise<unknown>;
  expect(await run(ask)).toBeTypeOf('object');
  expect(examples('curl').get(id)).toContain(`'${asked[0]}'`);
});

describe.each(LOCALES)('in %s', (locale) => {
  test('words narrow the calls, without script', async () => {
    const word = { es: 'CARRITO', en: 'CART' }[locale];
    const { text } = await moda.get(`/api/docs?locale=${locale}&text=${word}%20insufficient_stock`);
    const left = [...text.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
    const t = docsWords[locale];
    expect(text).toContain(`value="${word} insufficient_stock"`);
    expect(text).toContain(`>${t.found(left.length)}</p>`);
    const wanted = contracts.filter(({ id }) => left.includes(id));
    expect(wanted.every(({ errors }) => errors.includes('insufficient_stock'))).toBe(true);
    expect(left.length).toBeGreaterThan(0);
    expect(await faultsOf(text)).toEqual([]);
  });

  test('no word is markup, and words that nothing has are said', async () => {
    const { text } = await moda.get(`/api/docs?locale=${locale}&text=%22%3E%3Cscript%3Ealert(1)`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain(`<p data-none>${docsWords[locale].foundNone}</p>`);
  });

  test('the guide names every limited call, webhook and general failure', async () => {
    const { text } = await moda.get(`/api/docs/guide?locale=${locale}`);
    const t = guideWords[locale];
    for (const title of [t.keys, t.limits, t.webhooks, t.versions, t.repeats, t.lists]) {
      expect(text).toContain(`<h2>${title}</h2>`);
    }
    const told = contracts.filter(
      ({ limits, access }) => limits.length > 0 || access === 'webhook',
    );
    for (const { id, service } of told) {
      expect(text).toContain(`/api/docs/${service}?locale=${locale}#${id}`);
    }
    expect(text).toContain('idempotency_key_reused');
    expect(await faultsOf(text)).toEqual([]);
  });
});

test('a page runs its own script alone, and asks its own store alone', async () => {
  const { headers } = await moda.get('/api/docs/store');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
});

test('a service that there is not has no page', async () => {
  const { status, headers } = await moda.get('/api/docs/constructor');
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/json/);
});

test('a store that is reached by a path names its own addresses', async () => {
  const { text } = await anaByPath.get('/api/docs/store');
  expect(text).toContain(`${anaByPath.origin}/tienda/ana/api/store/`);
  expect(text).toContain('href="/tienda/ana/api/docs"');
  expect(text).toContain('data-call="/tienda/ana/api/store/');
});
