/** What the browser build made, and the virtual module that tells the edge worker about it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Address of a built module and of the chunks that it imports statically, nearest first. */
export interface BuiltModule {
  module: string;
  imports: string[];
}

/** One file of the browser build: what it imports, at once and on demand. */
export interface BuiltChunk {
  imports: string[];
  dynamicImports: string[];
  /** Names of the npm packages inside, for the size budgets. */
  packages: string[];
}

/** The whole result of the browser build. Addresses start with `/assets/`. */
export interface FragmentAssets {
  /** Changes with every source: what one build has stored, another does not take. */
  build: string;
  fragments: Record<string, BuiltModule>;
  embed?: BuiltModule | undefined;
  loader: { source: string; sha256: string };
  /** Address of what the loader asks for with the first touch; `''` where there is none. */
  touch: string;
  /** Address of the style sheet that every document links. */
  stylesheet: string;
  chunks: Record<string, BuiltChunk>;
}

export const NO_ASSETS: FragmentAssets = {
  build: 'none',
  fragments: {},
  loader: { source: '', sha256: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
  touch: '',
  stylesheet: '',
  chunks: {},
};

const MODULE_ID = 'virtual:fragment-assets';

/** File inside `dist` that keeps the result for the tests and the size budgets. */
export function assetsFile(dist: string): string {
  return join(dist, 'fragment-assets.json');
}

/** The last build's result, or an empty one where nothing was built. */
export function readAssets(dist: string): FragmentAssets {
  try {
    return JSON.parse(readFileSync(assetsFile(dist), 'utf8')) as FragmentAssets;
  } catch {
    return NO_ASSETS;
  }
}

/** Vite plugin that answers `virtual:fragment-assets` (typed in edge/platform.d.ts). */
export function fragmentAssetsPlugin(assets: FragmentAssets): Plugin {
  const resolved = `\0${MODULE_ID}`;
  const { build, fragments, embed, loader, stylesheet } = assets;
  const exports = { build, fragments, embed, loader, stylesheet };
  return {
    name: 'fragment-assets',
    resolveId: (id) => (id === MODULE_ID ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? Object.entries(exports)
            .map(
              ([name, value]) => `export const ${name} = ${JSON.stringify(value) ?? 'undefined'};`,
            )
            .join('\n')
        : undefined,
  };
}
