/** The size of the last build's script, budget by budget. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import type { FragmentAssets } from '../build/assets.ts';
import { readAssets } from '../build/assets.ts';
import { buildIfChanged } from '../build/build.ts';
import { DIST, ROOT } from '../paths.ts';
import type { Budget } from './budgets.ts';
import { budgetsOf } from './budgets.ts';
import { readManifests, type Declared } from './manifests.ts';
import type { PageFragments } from './pages.ts';
import { readPages, readPersonFragments } from './pages.ts';

export interface Sizes {
  readonly assets: FragmentAssets;
  readonly pages: readonly PageFragments[];
  readonly manifests: Readonly<Record<string, Declared>>;
  /** Each budget with its size in bytes of brotli. */
  readonly sizes: readonly (Budget & { readonly size: number })[];
}

/** Builds if needed, and measures with size-limit. */
export async function budgetSizes(): Promise<Sizes> {
  await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
  const assets = readAssets(DIST);
  const pages = readPages(ROOT);
  const manifests = await readManifests(ROOT);
  // Texts that the edge gives, and that are no files.
  const texts = new Map([
    ['loader', assets.loader.source],
    ['pinned', assets.embed?.pinned ?? ''],
  ]);
  const place = (name: string) => join(DIST, 'loader', `${name}.js`);
  mkdirSync(join(DIST, 'loader'), { recursive: true });
  for (const [name, text] of texts) writeFileSync(place(name), text);
  const sizes = [];
  for (const budget of budgetsOf(assets, pages, manifests, readPersonFragments(ROOT))) {
    const files = budget.files.map((file) =>
      texts.has(file) ? place(file) : join(DIST, 'client', file),
    );
    // Its types say no more than "object".
    const [result] = (await sizeLimit([filePlugin], files)) as { size: number }[];
    if (result === undefined) throw new Error('size-limit measured nothing');
    sizes.push({ ...budget, size: result.size });
  }
  return { assets, pages, manifests, sizes };
}
