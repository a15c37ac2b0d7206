/** The size budgets' own check: builds if needed, names what is over. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.ts';
import { budgetSizes } from './budget-sizes.ts';
import { selfStarters } from './budgets.ts';

async function readMoments(): Promise<Record<string, string>> {
  const moments: Record<string, string> = {};
  for (const file of globSync('fragments/[!_]*/*/manifest.ts', { cwd: ROOT })) {
    const url = pathToFileURL(join(ROOT, file)).href;
    const { manifest } = (await import(url)) as { manifest: { hydrate: string } };
    moments[basename(dirname(file))] = manifest.hydrate;
  }
  return moments;
}

const { assets, pages, sizes } = await budgetSizes();
const problems = selfStarters(assets, pages, await readMoments());
for (const { name, size, limit } of sizes) {
  const line = `${name}: ${size} of ${limit} bytes`;
  console.log(line);
  if (size > limit) problems.push(line);
}
if (pages.length === 0) problems.push('no host pages found');
for (const problem of problems) console.error(`over: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
