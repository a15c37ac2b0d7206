/** A worker of the bench's own, with the product's bindings, under a workerd of its own. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { readAssets } from '../../edge/cli/build/assets.ts';
import { copyBuild } from '../../edge/cli/build/build.ts';
import { buildWorker } from '../../edge/cli/build/worker.ts';
import { withoutSignalHandlers } from '../../edge/cli/lifetime.ts';
import { DIST, ROOT } from '../../edge/cli/paths.ts';
import { describeRuntime } from '../../edge/cli/start/runtime.ts';
import { openState } from '../../edge/cli/start/state.ts';
import { sandboxValues, storesValues } from '../../edge/cli/start/values.ts';
import { findWorkerds } from '../support/linux.ts';
import { THIS_MACHINE } from '../support/call-api.ts';
import { freePortPair } from '../support/server.ts';

export interface OwnWorker {
  readonly port: number;
  readonly workerd: number | undefined;
  /** Folder of its databases. */
  readonly data: string;
  stop(): Promise<void>;
}

/**
 * Builds and starts the worker.
 * @param stateDir of a product that was stopped; it is copied
 * @param entry the worker's source, from the project's root
 * @param further variables on top of its usual ones
 */
export async function startOwnWorker(
  stateDir: string,
  entry: string,
  further: Readonly<Record<string, string>> = {},
): Promise<OwnWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-worker-'));
  const build = join(folder, 'build');
  const copy = join(folder, 'state');
  cpSync(stateDir, copy, { recursive: true });
  copyBuild(DIST, build);
  await buildWorker({ root: ROOT, dist: build, dev: false }, entry, 'edge', readAssets(DIST));
  const { data, secrets } = openState(copy);
  const port = await freePortPair();
  const { options } = describeRuntime({
    root: ROOT,
    build,
    data,
    values: {
      stores: {
        ...storesValues(port, secrets),
        PAGE_CACHE: 'off',
        TRUSTED_PROXIES: THIS_MACHINE,
        ...further,
      },
      sandbox: sandboxValues(port, secrets),
    },
    listen: { host: '127.0.0.1', port },
  });
  const others = new Set(findWorkerds(process.pid));
  // The product writes its log as ever; no program reads it.
  const miniflare = withoutSignalHandlers(
    () => new Miniflare({ ...options, handleStructuredLogs: () => undefined }),
  );
  await miniflare.ready;
  return {
    port,
    data,
    workerd: findWorkerds(process.pid).find((pid) => !others.has(pid)),
    async stop() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
