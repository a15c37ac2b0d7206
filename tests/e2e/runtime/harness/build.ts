import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { baseClassesPlugin } from '../../../../edge/cli/build/base-classes.ts';
import { forProduction } from '../../../../edge/cli/build/for-production.ts';
import { trimmedReact } from '../../../../edge/cli/build/react.ts';
import type { ServerFragment } from '../../../../fragments/_runtime/server.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FIXTURES = join(import.meta.dirname, '../fixtures');
const RUNTIME = join(ROOT, 'fragments/_runtime');
const SHARED = join(ROOT, 'shared');

export interface Built {
  /** Path below the origin → JavaScript. */
  modules: Map<string, string>;
  loader: string;
  fragments: Record<string, ServerFragment<object>>;
}

/** Builds the runtime with the fixture fragments as the real build does: one graph, shared chunks. */
export function buildFixtures(): Promise<Built> {
  return forProduction(buildParts);
}

async function buildParts(): Promise<Built> {
  const names = readdirSync(FIXTURES).map((file) => file.replace(/\.tsx?$/, ''));
  const modules = new Map<string, string>();
  const entries = Object.fromEntries(names.map((name) => [name, `fixture-client:${name}`]));
  const client = await bundle({ input: { ...entries, embed: join(RUNTIME, 'embed.ts') } });
  for (const chunk of client) modules.set(`/assets/${chunk.fileName}`, chunk.code);
  // Built on its own, as a second bundle on the same page would be.
  for (const chunk of await bundle({ input: { listener: 'fixture-client:listener' } })) {
    modules.set(`/second/${chunk.fileName}`, chunk.code);
  }
  const [loader] = await bundle({ input: join(RUNTIME, 'inline.ts'), format: 'iife' });
  const [touch] = await bundle({ input: join(RUNTIME, 'touch.ts'), format: 'iife' });
  modules.set('/assets/touch.js', touch!.code);
  return { modules, loader: loader!.code, fragments: await buildServer(names) };
}

/** Builds the fixtures' edge sides and loads them into this process. */
async function buildServer(names: string[]): Promise<Record<string, ServerFragment<object>>> {
  const outDir = mkdtempSync(join(tmpdir(), 'runtime-fixtures-'));
  await build({
    ...common(),
    plugins: [entryPlugin(names), baseClassesPlugin(ROOT)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input: 'fixture-server:all', output: { entryFileNames: 'all.mjs' } },
    },
  });
  const module = (await import(pathToFileURL(join(outDir, 'all.mjs')).href)) as {
    fragments: Record<string, ServerFragment<object>>;
  };
  return module.fragments;
}

function common(): { root: string; configFile: false; publicDir: false; logLevel: 'error' } {
  return { root: ROOT, configFile: false, publicDir: false, logLevel: 'error' };
}

async function bundle(options: {
  input: Rolldown.InputOptions['input'];
  format?: 'iife';
}): Promise<Rolldown.OutputChunk[]> {
  const { input, format } = options;
  const built = (await build({
    ...common(),
    plugins: [entryPlugin([]), trimmedReact],
    define: { TOUCH_MODULE: JSON.stringify(format ? '/assets/touch.js' : '') },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: format
          ? { format, codeSplitting: false }
          : { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === 'chunk');
}

/** Makes the entry modules that a real fragment has as its index.ts and server.ts. */
function entryPlugin(names: string[]): Plugin {
  return {
    name: 'fixture-entries',
    resolveId: (id) => (id.startsWith('fixture-') ? `\0${id}.ts` : undefined),
    load: (id) => {
      const client = /^\0fixture-client:(.*)\.ts$/.exec(id)?.[1];
      if (client) return clientEntry(client);
      return id === '\0fixture-server:all.ts' ? serverEntry(names) : undefined;
    },
  };
}

function clientEntry(name: string): string {
  if (name.startsWith('widget')) {
    return `
      import { handlers, manifest } from '${FIXTURES}/${name}.tsx';
      import { defineWidget } from '${RUNTIME}/define-widget.ts';
      defineWidget(manifest, handlers);`;
  }
  return `
    import { manifest, view } from '${FIXTURES}/${name}.tsx';
    import { defineFragment } from '${RUNTIME}/define.ts';
    defineFragment(manifest, view, 'p{color:var(--ink,rgb(1, 2, 3))}');`;
}

function serverEntry(names: string[]): string {
  const lines = names.map((name) => {
    const make = name.startsWith('widget') ? 'serverWidget' : 'serverFragment';
    return `import * as ${name} from '${FIXTURES}/${name}.tsx';
      fragments['${name}'] = ${make}(${name}.manifest, ${name}.view, 'p{color:var(--ink,rgb(1, 2, 3))}', words);`;
  });
  return `
    import { serverFragment } from '${RUNTIME}/server.ts';
    import { serverWidget } from '${RUNTIME}/server-widget.ts';
    import { namespace } from '${SHARED}/i18n/namespace.ts';
    const words = namespace('fixture', {}, {});
    export const fragments = {};
    ${lines.join('\n')}`;
}
