/** The whole build, and the stamp by which an unchanged build is skipped. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { API_ANSWERS } from '../paths.ts';
import { assetsFile } from './assets.ts';
import { buildClient } from './client.ts';
import { forProduction } from './for-production.ts';
import type { BuildOptions } from './options.ts';
import { hashSources } from './sources.ts';
import { buildWorker } from './worker.ts';

const EDGE = 'edge/worker.ts';
const SANDBOX = 'edge/providers/payment/sandbox-server/worker.ts';

/** The parts of a build that a running server needs. */
const SERVED = ['client', 'edge', 'sandbox'];

/**
 * Builds browser files, edge worker and sandbox payment worker into `dist`. The old files are
 * replaced only when all parts are built, so a failed or interrupted build leaves the last one as
 * it was.
 */
export function buildAll(options: BuildOptions): Promise<void> {
  return forProduction(() => buildParts(options));
}

async function buildParts(options: BuildOptions): Promise<void> {
  const { root, dist } = options;
  const stamp = stampOf(options);
  const draft = `${dist}/draft-${process.pid}`;
  const drafted = { ...options, dist: draft };
  mkdirSync(draft, { recursive: true });
  try {
    const assets = await buildClient(drafted);
    copyAnswers(root, draft);
    writeFileSync(assetsFile(draft), `${JSON.stringify(assets, null, 2)}\n`);
    await buildWorker(drafted, EDGE, 'edge', assets);
    if (existsSync(join(root, SANDBOX))) await buildWorker(drafted, SANDBOX, 'sandbox', assets);
    writeFileSync(stampFile(draft), stamp);
    rmSync(stampFile(dist), { force: true });
    for (const name of readdirSync(draft)) {
      rmSync(join(dist, name), { recursive: true, force: true });
      renameSync(join(draft, name), join(dist, name));
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Puts the examples of the API's page beside the browser's files, from which the worker reads them. */
function copyAnswers(root: string, dist: string): void {
  const folder = join(root, API_ANSWERS);
  if (existsSync(folder)) cpSync(folder, join(dist, 'client/api-answers'), { recursive: true });
}

/** Copies the parts of a build that a server needs into a folder that no later build changes. */
export function copyBuild(dist: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of SERVED.filter((part) => existsSync(join(dist, part)))) {
    cpSync(join(dist, name), join(folder, name), { recursive: true });
  }
}

/** Builds unless `dist` already holds the build of the present sources; true when it built. */
export async function buildIfChanged(options: BuildOptions): Promise<boolean> {
  const file = stampFile(options.dist);
  if (existsSync(file) && readFileSync(file, 'utf8') === stampOf(options)) return false;
  await buildAll(options);
  return true;
}

function stampFile(dist: string): string {
  return join(dist, 'stamp');
}

function stampOf({ root, dev }: BuildOptions): string {
  return `${dev ? 'dev' : 'production'} ${hashSources(root)}\n`;
}
