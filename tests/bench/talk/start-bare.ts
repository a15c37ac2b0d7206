/** The bare object under a workerd of its own, which keeps its rows on the disk as the product does. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { NO_ASSETS } from '../../../edge/cli/build/assets.ts';
import { buildWorker } from '../../../edge/cli/build/worker.ts';
import { withoutSignalHandlers } from '../../../edge/cli/lifetime.ts';
import { ROOT } from '../../../edge/cli/paths.ts';
import { readWorkerConfig } from '../../../edge/cli/start/bindings.ts';

export interface BareLines {
  readonly port: number;
  stop(): Promise<void>;
}

/** Builds and starts it: bundled, flagged and dated as the product is. */
export async function startBareLines(): Promise<BareLines> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lines-'));
  await buildWorker(
    { root: ROOT, dist: folder, dev: false },
    'tests/bench/talk/bare.ts',
    'bare',
    NO_ASSETS,
  );
  const path = join(folder, 'bare/worker.js');
  const config = readWorkerConfig(join(ROOT, 'wrangler.toml'));
  const options = convertV4MiniflareOptions({
    workers: [
      {
        name: 'bare',
        modulesRoot: dirname(path),
        modules: [{ type: 'ESModule', path, contents: readFileSync(path, 'utf8') }],
        compatibilityDate: config.compatibility_date,
        compatibilityFlags: config.compatibility_flags,
        durableObjects: { LINE: { className: 'BareLine', useSQLite: true } },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
    ],
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: join(folder, 'data'),
    log: new Log(LogLevel.ERROR),
  });
  const miniflare = withoutSignalHandlers(() => new Miniflare(options));
  await miniflare.ready;
  const { port } = await miniflare.unsafeGetDirectURL('bare');
  return {
    port: Number(port),
    async stop() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
