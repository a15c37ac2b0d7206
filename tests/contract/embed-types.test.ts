/** The types of the elements: right programs of partners compile with them, wrong ones do not. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import type { Answered } from '../support/visit.ts';
import { moda } from './shops.ts';

const FOLDER = join(ROOT, 'test-results/embed-types');
const COMPILER = join(ROOT, 'node_modules/.bin/tsc');
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--target', 'esnext'];
const MODULES = ['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'esnext,dom'];
const JSX = ['--jsx', 'react-jsx', '--types', 'react'];
const COMPILES_MS = 60_000;

/** Vue's own place for the components of an application: the programs read no more of the package. */
const VUE = 'export interface GlobalComponents {}\n';

const answered = new Map<string, Answered>();

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const framework of ['react', 'vue']) {
    const answer = await moda.get(`/embed/${framework}.d.ts?locale=en`, { origin: 'https://a.mx' });
    answered.set(framework, answer);
    write(`${framework}.d.ts`, answer.text);
  }
  write('node_modules/vue/index.d.ts', VUE);
  write('node_modules/vue/package.json', '{"name":"vue","types":"index.d.ts"}');
});

test('both are read by any page', () => {
  for (const { status, headers } of answered.values()) {
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});

function write(name: string, text: string): void {
  const file = join(FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What the compiler says of programs, by file; nothing for one that is right. */
async function faultsOf(
  types: 'react' | 'vue',
  programs: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  for (const [name, text] of Object.entries(programs)) write(name, text);
  const files = Object.keys(programs);
  const all = [...OPTIONS, ...MODULES, ...JSX, `${types}.d.ts`, ...files];
  const run = promisify(execFile)(COMPILER, all, { cwd: FOLDER });
  const said = await run.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  const lines = said.split('\n');
  return Object.fromEntries(
    files.map((file) => [file, lines.filter((line) => line.startsWith(`${file}(`)).length]),
  );
}

describe('React', () => {
  const program = (element: string) => `export const page = ${element};\n`;

  test(
    'elements with their attributes, events and own content compile, and nothing else',
    async () => {
      const faults = await faultsOf('react', {
        'right.tsx': program(`(
  <main>
    <shop-item item="falda" theme="dark" locale="es" className="mine" onshop-error={(event) => event.detail.code?.length}>
      Un momento…
    </shop-item>
    <shop-item-grid kind="product" limit={4} layout="rail" data-key="pk_x" />
    <shop-buy-button item="falda" sku="S-1" />
    <shop-search-box />
    <shop-cart />
  </main>
)`),
        'missing.tsx': program('<shop-item theme="dark" />'),
        'value.tsx': program('<shop-item item="falda" theme="blue" />'),
        'attribute.tsx': program('<shop-item-grid colour="red" />'),
        'element.tsx': program('<shop-itm item="falda" />'),
        'event.tsx': program('<shop-cart onshop-error={(event) => event.detail.reason} />'),
      });
      expect(faults).toEqual({
        'right.tsx': 0,
        'missing.tsx': 1,
        'value.tsx': 1,
        'attribute.tsx': 1,
        'element.tsx': 1,
        'event.tsx': 1,
      });
    },
    COMPILES_MS,
  );
});

describe('Vue', () => {
  const program = (element: string, props: string) =>
    `import type { GlobalComponents } from 'vue';\n` +
    `export const props: InstanceType<GlobalComponents['${element}']>['$props'] = ${props};\n`;

  test(
    'components with their attributes and events compile, and nothing else',
    async () => {
      const faults = await faultsOf('vue', {
        'right.ts': program(
          'shop-item',
          "{ item: 'falda', theme: 'dark', onShopReady: (event) => event.detail.code }",
        ),
        'missing.ts': program('shop-item', "{ theme: 'dark' }"),
        'value.ts': program('shop-item-grid', "{ kind: 'shoes' }"),
        'attribute.ts': program('shop-cart', "{ item: 'falda' }"),
        'element.ts': program('shop-itm', '{}'),
      });
      expect(faults).toEqual({
        'right.ts': 0,
        'missing.ts': 1,
        'value.ts': 1,
        'attribute.ts': 1,
        'element.ts': 1,
      });
    },
    COMPILES_MS,
  );

  test(
    'a page’s own script knows the events and the loader’s methods',
    async () => {
      const right = `document.querySelector('shop-item')?.addEventListener('shop-error', ({ detail }) => detail.code);
void globalThis.shopEmbed?.refresh(document.createElement('shop-cart'));
export {};\n`;
      const faults = await faultsOf('vue', {
        'own.ts': right,
        'wrong.ts': right.replace('refresh', 'reload'),
      });
      expect(faults).toEqual({ 'own.ts': 0, 'wrong.ts': 1 });
    },
    COMPILES_MS,
  );
});
