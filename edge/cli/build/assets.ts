/** The result of the browser build, and the virtual module that gives it to the edge worker. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Address of a built module and of the chunks that it imports statically, nearest first. */
export interface BuiltModule {
  module: string;
  imports: string[];
}

/** The entry of partners' pages: one file, with its text and the proof of it. */
export interface BuiltEmbed extends BuiltModule {
  source: string;
  /** The same with the hashes of its files before it. */
  pinned: string;
  /** Names this build of its pinned form: `/embed/v1.{version}.js`. */
  version: string;
  /** Value of an `integrity` attribute, for the pinned form. */
  integrity: string;
  /** Addresses of the files that its elements load at the first touch. */
  files: string[];
}

/** One file of the browser build, with its static and its dynamic imports. */
export interface BuiltChunk {
  imports: string[];
  dynamicImports: string[];
  /** Names of the npm packages inside, for the size budgets. */
  packages: string[];
}

/** The whole result of the browser build. Addresses start with `/assets/`. */
export interface FragmentAssets {
  /** A hash of all sources: data that one build has stored is not used by another. */
  build: string;
  fragments: Record<string, BuiltModule>;
  embed?: BuiltEmbed | undefined;
  loader: { source: string; sha256: string };
  /**
   * Address of the file that the loader requests with the first touch; `''` where there is none.
   */
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

/** The last build's result; empty without a build. */
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
