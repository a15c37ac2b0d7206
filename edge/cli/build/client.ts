/** Browser build: every fragment, the partner pages' entry, the inline loader, the style sheet. */
import { hashSources } from './sources.ts';
import { createHash } from 'node:crypto';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { InlineConfig, Rolldown } from 'vite';
import type { BuildOptions } from './options.ts';
import type { BuiltChunk, BuiltEmbed, BuiltModule, FragmentAssets } from './assets.ts';
import { chunkGroups } from './chunks.ts';
import { lightContracts } from './contracts.ts';
import { litWithoutPolicy } from './lit.ts';
import { importsOnDemand } from './on-demand.ts';
import { sha256, writeEmbedList } from './embed-list.ts';
import { fragmentEntries, writtenEntries } from './entries.ts';
import { reactPackages } from './react-packages.ts';
import { trimmedReact } from './react.ts';
import { trimmedSplide } from './splide.ts';

const EMBED = 'fragments/_runtime/embed.ts';
const LOADER = 'fragments/_runtime/inline.ts';
const TOUCH = 'fragments/_runtime/touch.ts';
/** The fragment that starts before a touch: one file, whose code other fragments have a copy of. */
const ALONE = 'slider';
const STYLESHEET = 'shared/ui/page.css';

/**
 * Tells Chromium to compile a file's functions while it arrives, beside the page's own thread. Else
 * that thread compiles each at its first call: on a slow phone a third of the time from the first
 * touch to the open cart. Other browsers read a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
/** Characters of a file's modules, before they are minified, below which it needs no such line. */
const SMALL_CHARACTERS = 4_000;

/** Builds everything that browsers load into `dist/client/assets`, names hashed by content. */
export async function buildClient(options: BuildOptions): Promise<FragmentAssets> {
  const { root, dist } = options;
  rmSync(join(dist, 'client'), { recursive: true, force: true });
  const { [ALONE]: alone, ...entries } = findEntries(root);
  const output = await bundleFiles(options, entries, { groups: chunkGroups });
  if (alone) output.push(...(await bundleFiles(options, { [ALONE]: alone }, false)));
  const described = describe(output);
  const embed = existsSync(join(root, EMBED)) ? await buildEmbed(options, described) : undefined;
  const touch = existsSync(join(root, TOUCH)) ? await buildTouch(options) : '';
  const loader = existsSync(join(root, LOADER)) ? await buildLoader(options, touch) : '';
  return {
    build: hashSources(root).slice(0, 16),
    ...described,
    embed,
    touch,
    loader: { source: loader, sha256: createHash('sha256').update(loader).digest('base64') },
  };
}

/**
 * Entry name → file, for the files that exist: the tree may lack entries that later fragments
 * bring.
 */
function findEntries(root: string): Record<string, string> {
  const entries = fragmentEntries(root);
  const page = join(root, STYLESHEET);
  if (existsSync(page)) entries['page'] = page;
  return entries;
}

/**
 * The entry of partners' pages, which comes under a name of its own version: one file without imports,
 * so that a single hash is proof of all that runs before a touch. Its pinned form begins with the
 * address and the hash of a list that has those of all other files.
 */
async function buildEmbed(
  options: BuildOptions,
  built: Pick<FragmentAssets, 'fragments' | 'chunks'>,
): Promise<BuiltEmbed> {
  const client = join(options.dist, 'client');
  const { address, hash, files } = writeEmbedList(client, await liveElements(options.root), built);
  const code = await bundleAlone(options, EMBED, { TOUCH_MODULE: '""' }, 'es');
  const source = `${COMPILE_AHEAD}\n${code}`;
  const pinned = `${COMPILE_AHEAD}\nconst EMBED_FILES=${JSON.stringify([address, hash])};\n${code}`;
  const version = createHash('sha256').update(pinned).digest('hex').slice(0, 12);
  const module = `/assets/embed.${version}.js`;
  writeFileSync(join(client, module), source);
  const integrity = `sha256-${sha256(pinned)}`;
  return { module, imports: [], source, pinned, version, integrity, files };
}

/** The elements of partners' pages, without those that only lead to the store. */
async function liveElements(root: string): Promise<readonly string[]> {
  const named: string[] = [];
  for (const file of globSync('fragments/shop/*/manifest.ts', { cwd: root })) {
    const { manifest, embed } = (await import(pathToFileURL(join(root, file)).href)) as {
      readonly manifest: { readonly element: string };
      readonly embed?: { readonly is: string };
    };
    if (embed?.is === 'public') named.push(manifest.element);
  }
  return named.toSorted();
}

/** Address of the file that the loader requests with the first touch: it imports no other. */
async function buildTouch(options: BuildOptions): Promise<string> {
  const source = `${COMPILE_AHEAD}\n${await bundleAlone(options, TOUCH)}`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const name = `assets/touch.${hash}.js`;
  writeFileSync(join(options.dist, 'client', name), source);
  return `/${name}`;
}

/** The loader is inline in every page, so it is one classic script without imports. */
async function buildLoader(options: BuildOptions, touch: string): Promise<string> {
  const source = await bundleAlone(options, LOADER, { TOUCH_MODULE: JSON.stringify(touch) });
  if (/<\/script/i.test(source)) throw new Error(`${LOADER} would end its own script element`);
  return source;
}

/** A small file is compiled in a moment anyway, and the line would weigh more than it saves. */
function aheadOf({ modules }: Rolldown.RenderedChunk): string {
  const length = Object.values(modules).reduce((sum, each) => sum + (each?.renderedLength ?? 0), 0);
  return length < SMALL_CHARACTERS ? '' : COMPILE_AHEAD;
}

/** The text of one entry with all its imports bundled in. */
async function bundleAlone(
  options: BuildOptions,
  file: string,
  define: Record<string, string> = {},
  format: 'iife' | 'es' = 'iife',
): Promise<string> {
  const output = await bundle(options, {
    define,
    build: {
      write: false,
      rolldownOptions: {
        input: join(options.root, file),
        output: { format, codeSplitting: false },
      },
    },
  });
  return output.find((chunk) => chunk.type === 'chunk')?.code.trim() ?? '';
}

/** Builds entries into the browser's files, beside those that are there. */
function bundleFiles(
  options: BuildOptions,
  input: Record<string, string>,
  codeSplitting: Rolldown.OutputOptions['codeSplitting'],
): Promise<Output> {
  return bundle(options, {
    build: {
      outDir: join(options.dist, 'client'),
      emptyOutDir: false,
      cssCodeSplit: true,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
          codeSplitting,
          // Only the first line of a file counts, and only after the minifier it stays one.
          postBanner: aheadOf,
        },
      },
    },
  });
}

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

async function bundle(options: BuildOptions, config: InlineConfig): Promise<Output> {
  const result = await build({
    root: options.root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      importsOnDemand(options.root),
      writtenEntries,
      trimmedReact,
      trimmedSplide,
      litWithoutPolicy(options.root),
      reactPackages,
      lightContracts(options.root),
    ],
    ...config,
    build: {
      minify: !options.dev,
      sourcemap: options.dev && config.build?.write !== false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      ...config.build,
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('vite gave no single build');
  return result.output;
}

/** Reads addresses and imports off the build's output. */
function describe(output: Output): Omit<FragmentAssets, 'build' | 'loader' | 'touch' | 'embed'> {
  const chunks: Record<string, BuiltChunk> = {};
  const byFile = new Map<string, Rolldown.OutputChunk>();
  let stylesheet = '';
  for (const file of output) {
    if (file.type === 'chunk') byFile.set(file.fileName, file);
    else if (file.originalFileNames.includes(STYLESHEET)) stylesheet = `/${file.fileName}`;
  }
  for (const [name, chunk] of byFile) {
    chunks[`/${name}`] = {
      imports: addresses(chunk.imports, byFile),
      dynamicImports: addresses(chunk.dynamicImports, byFile),
      packages: packagesOf(chunk.moduleIds),
    };
  }
  const fragments: Record<string, BuiltModule> = {};
  for (const chunk of byFile.values()) {
    if (!chunk.isEntry || chunk.facadeModuleId === null) continue;
    const built = { module: `/${chunk.fileName}`, imports: staticClosure(chunk, byFile) };
    if (chunk.facadeModuleId.endsWith('/index.ts')) fragments[`shop-${chunk.name}`] = built;
  }
  return { fragments, stylesheet, chunks };
}

function addresses(files: string[], known: Map<string, unknown>): string[] {
  return files.filter((file) => known.has(file)).map((file) => `/${file}`);
}

function staticClosure(
  entry: Rolldown.OutputChunk,
  byFile: Map<string, Rolldown.OutputChunk>,
): string[] {
  const seen = new Set<string>();
  const queue = [...entry.imports];
  for (const file of queue) {
    const chunk = byFile.get(file);
    if (chunk === undefined || seen.has(file)) continue;
    seen.add(file);
    queue.push(...chunk.imports);
  }
  return [...seen].map((file) => `/${file}`);
}

function packagesOf(moduleIds: string[]): string[] {
  const names = moduleIds.map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}
