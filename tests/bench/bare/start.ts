/** The bare worker, under a workerd of its own, on a socket like the product's. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { NO_ASSETS } from '../../../edge/cli/build/assets.ts';
import { buildWorker } from '../../../edge/cli/build/worker.ts';
import { withoutSignalHandlers } from '../../../edge/cli/lifetime.ts';
import { ROOT } from '../../../edge/cli/paths.ts';
import { readWorkerConfig } from '../../../edge/cli/start/bindings.ts';
import { ask, type Reply } from '../call.ts';

const ENTRY = 'tests/bench/bare/worker.ts';

export interface BareWorker {
  readonly port: number;
  /** Sets the reply to every request. */
  answerWith(reply: Reply): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Builds and starts the bare worker: bundled, flagged and dated as the product is, without its
 * bindings.
 */
export async function startBareWorker(): Promise<BareWorker> {
  const dist = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  await buildWorker({ root: ROOT, dist, dev: false }, ENTRY, 'bare', NO_ASSETS);
  const miniflare = await run(join(dist, 'bare/worker.js'));
  const { port } = await miniflare.unsafeGetDirectURL('bare');
  return {
    port: Number(port),
    async answerWith({ status, type, body }) {
      await ask(Number(port), {
        method: 'PUT',
        path: '/answer',
        headers: { host: 'bare', 'content-type': 'application/json' },
        body: JSON.stringify({ status, type, body }),
      });
    },
    async stop() {
      await miniflare.dispose();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

async function run(path: string): Promise<Miniflare> {
  const config = readWorkerConfig(join(ROOT, 'wrangler.toml'));
  const options = convertV4MiniflareOptions({
    workers: [
      {
        name: 'bare',
        modulesRoot: dirname(path),
        modules: [{ type: 'ESModule', path, contents: readFileSync(path, 'utf8') }],
        compatibilityDate: config.compatibility_date,
        compatibilityFlags: config.compatibility_flags,
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
    ],
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.ERROR),
  });
  const miniflare = withoutSignalHandlers(() => new Miniflare(options));
  await miniflare.ready;
  return miniflare;
}
