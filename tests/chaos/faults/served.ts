/** A product for one part, on a build of the part's choice; its data is removed when it stops. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged, copyBuild } from '../../../edge/cli/build/build.ts';
import { DIST, ROOT } from '../../../edge/cli/paths.ts';
import { launch } from '../../support/launch.ts';
import { findWorkerd } from '../../support/linux.ts';
import { freePortPair } from '../../support/server.ts';
import type { Tools } from '../../support/suite/part.ts';

/** Makes a temporary folder that is removed when the part is over. */
export async function temporaryFolder(tools: Tools, name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `multi-store-${name}-`));
  const stop = () => rmSync(folder, { recursive: true, force: true });
  await tools.keep(Promise.resolve({ stop }));
  return folder;
}

/** Copies the present build, so that a later build does not change it. */
export async function copyOfBuild(folder: string): Promise<string> {
  const build = join(folder, 'build');
  await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
  copyBuild(DIST, build);
  return build;
}

/** The file in `test-results` for the output of a part's product; it starts empty. */
export function logOf(name: string): string {
  const results = join(ROOT, 'test-results');
  mkdirSync(results, { recursive: true });
  const file = join(results, `chaos-${name}.log`);
  rmSync(file, { force: true });
  return file;
}

export interface Served {
  readonly port: number;
  /** Process id of its workerd; undefined where the system does not tell. */
  readonly workerd: number | undefined;
}

/** Starts the product and waits until it serves; it stops when the part is over. */
export async function startServed(
  tools: Tools,
  name: string,
  options: { readonly build: string; readonly stateDir: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Served> {
  const port = await freePortPair();
  const log = logOf(name);
  const { build, stateDir, env = {} } = options;
  const launched = await tools.keep(
    Promise.resolve(launch({ port, stateDir, build, log, env: { LATE_MS: '1500', ...env } })),
  );
  if (!(await launched.ready)) throw new Error(`the product did not start, see ${log}`);
  return { port, workerd: findWorkerd(launched.pid) };
}
