/** Build of code that runs inside workerd: one ES module, everything bundled in. */
import { join } from 'node:path';
import { build } from 'vite';
import type { BuildOptions } from './options.ts';
import type { FragmentAssets } from './assets.ts';
import { fragmentAssetsPlugin } from './assets.ts';
import { baseClassesPlugin } from './base-classes.ts';
import { browserParts } from './browser-parts.ts';
import { workerPackages } from './worker-packages.ts';

/** The export conditions of package.json for code inside workerd; never `browser`. */
export const WORKER_CONDITIONS = ['workerd', 'worker', 'module'];

/** Bundles `entry` (from the root) into `dist/<folder>/worker.js`. */
export async function buildWorker(
  { root, dist, dev, plugins = [] }: BuildOptions,
  entry: string,
  folder: string,
  assets: FragmentAssets,
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      ...plugins,
      fragmentAssetsPlugin(assets),
      baseClassesPlugin(root),
      workerPackages,
      browserParts,
    ],
    // React chooses between its two builds by this name, which workerd knows only at run time.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { mainFields: ['module', 'main'] },
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: WORKER_CONDITIONS, externalConditions: WORKER_CONDITIONS },
    },
    build: {
      ssr: true,
      outDir: join(dist, folder),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2024',
      minify: !dev,
      cssMinify: true,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { worker: join(root, entry) },
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: 'worker.js', format: 'esm', codeSplitting: false },
      },
    },
  });
}
