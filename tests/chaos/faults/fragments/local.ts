/**
 * Failing fragments of the build itself: they throw, break off, never end, or are far too large.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets } from '../../../../edge/cli/build/assets.ts';
import { forProduction } from '../../../../edge/cli/build/for-production.ts';
import { buildWorker } from '../../../../edge/cli/build/worker.ts';
import { DIST, ROOT } from '../../../../edge/cli/paths.ts';
import { messages } from '../../../../fragments/shop/item-grid/messages/en.ts';
import { words } from '../../../../host-pages/words/index.ts';
import type { Check, Tools } from '../../../support/suite/part.ts';
import { copyOfBuild, startServed, temporaryFolder } from '../served.ts';
import { look, row, whole } from './look.ts';
import { spoilPlugin } from './spoil-plugin.ts';

/**
 * A fragment's time limit, twice where another page takes over, and the time of the page itself.
 */
const WITHIN_MS = 3_000;

/** The pages of a build in which some fragments fail. */
export async function localChecks(tools: Tools): Promise<Check[]> {
  const folder = await temporaryFolder(tools, 'spoiled');
  const build = await spoiledBuild(folder);
  const { port } = await startServed(tools, 'spoiled', { build, stateDir: join(folder, 'state') });
  const failed = words.es.failed;
  // The first request also pays for the start of the process.
  await look(port, 'casa', '/');
  const checks: Check[] = [];
  const subjects = [
    ['its subject throws', '/productos'],
    ['its subject throws half-way', '/servicios'],
    ['its subject is 200 MB', '/experiencias'],
  ] as const;
  for (const [name, path] of subjects) {
    const seen = await look(port, 'moda', path);
    checks.push(
      row(
        `page: ${name}`,
        seen,
        { status: 503, within: WITHIN_MS },
        {
          ...whole(seen),
          'says so': seen.answer.text.includes(failed),
          'is not kept': seen.answer.headers['cache-control'] === 'no-store',
        },
      ),
    );
  }
  const home = await look(port, 'moda', '/');
  const again = await look(port, 'moda', '/');
  checks.push(
    row(
      'page: one of its fragments throws, two never end',
      home,
      { status: 200, within: WITHIN_MS },
      {
        ...whole(home),
        'shows the fallback of the list': home.answer.text.includes(messages.es.failedHint),
        'is not kept': again.answer.headers['x-page-cache'] === 'miss',
      },
    ),
  );
  return checks;
}

async function spoiledBuild(folder: string): Promise<string> {
  const build = await copyOfBuild(folder);
  const dist = join(folder, 'spoiled');
  cpSync(build, dist, { recursive: true });
  const options = { root: ROOT, dist, dev: false, plugins: [spoilPlugin()] };
  await forProduction(() => buildWorker(options, 'edge/worker.ts', 'edge', readAssets(DIST)));
  return dist;
}
