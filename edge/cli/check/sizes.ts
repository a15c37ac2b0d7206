/** The size budgets' own check: builds if needed, measures by size-limit, names what is over. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { readAssets } from '../build/assets.ts';
import { buildIfChanged } from '../build/build.ts';
import { DIST, ROOT } from '../paths.ts';
import type { Budget } from './budgets.ts';
import { budgetsOf, selfStarters } from './budgets.ts';
import { readPages } from './pages.ts';

await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
const assets = readAssets(DIST);
const pages = readPages(ROOT);
const loaderFile = join(DIST, 'loader/loader.js');
mkdirSync(dirname(loaderFile), { recursive: true });
writeFileSync(loaderFile, assets.loader.source);

/** The budget's size in bytes of brotli. */
async function measure({ files }: Budget): Promise<number> {
  const paths = files.map((file) => (file === 'loader' ? loaderFile : join(DIST, 'client', file)));
  // Its types say no more than "object".
  const [result] = (await sizeLimit([filePlugin], paths)) as { size: number }[];
  if (result === undefined) throw new Error('size-limit measured nothing');
  return result.size;
}

async function readMoments(): Promise<Record<string, string>> {
  const moments: Record<string, string> = {};
  for (const file of globSync('fragments/[!_]*/manifest.ts', { cwd: ROOT })) {
    const url = pathToFileURL(join(ROOT, file)).href;
    const { manifest } = (await import(url)) as { manifest: { hydrate: string } };
    moments[basename(dirname(file))] = manifest.hydrate;
  }
  return moments;
}

const problems = selfStarters(assets, pages, await readMoments());
for (const budget of budgetsOf(assets, pages)) {
  const size = await measure(budget);
  const line = `${budget.name}: ${size} of ${budget.limit} bytes`;
  console.log(line);
  if (size > budget.limit) problems.push(line);
}
if (pages.length === 0) problems.push('no host pages found');
for (const problem of problems) console.error(`over: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
