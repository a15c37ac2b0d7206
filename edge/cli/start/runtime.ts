/** The workers under workerd: the stores, their static files and the sandbox payment provider. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MiniflareOptions, V4WorkerOptions } from 'miniflare';
import { convertV4MiniflareOptions, Log, LogLevel } from 'miniflare';
import type { WorkerConfig } from './bindings.ts';
import { readWorkerConfig, workerOptions } from './bindings.ts';
import { answerDisk } from './disk.ts';
import { listening, type Listening } from './sockets.ts';

const SANDBOX = 'edge/providers/payment/sandbox-server/wrangler.toml';
const ASSETS_WORKER = 'static-assets';

export interface RuntimeOptions {
  root: string;
  /** Folder of the build to serve: `client`, `edge`, `sandbox`. */
  build: string;
  /** Folder for all data that outlives the process. */
  data: string;
  /** Variables and secrets; a name without a value here keeps the one of its wrangler.toml. */
  values: { stores: Record<string, string>; sandbox: Record<string, string> };
  /** Address to listen on; without it only Miniflare's own loopback socket listens. */
  listen?: Listening | undefined;
  /** Bytes that have to stay free on the data's disk. */
  reserve?: number | undefined;
  /** Port of this machine where workerd's inspector listens; without it none does. */
  inspectorPort?: number | undefined;
}

export interface Runtime {
  options: MiniflareOptions;
  /** The settings of the stores' worker in wrangler.toml. */
  config: WorkerConfig;
}

/**
 * Options for one Miniflare. Each worker has its own socket: behind Miniflare's entry worker every
 * request would pass through one more isolate, and the stores could not tell hosts apart as they do
 * on the platform. A worker with its own assets would also be served through the assets router, so
 * the files are a separate worker, and ASSETS is a binding to it.
 */
export function describeRuntime(options: RuntimeOptions): Runtime {
  const { root, build, data, values, listen, reserve = 0, inspectorPort } = options;
  const config = readWorkerConfig(join(root, 'wrangler.toml'));
  const socket = (offset: number) =>
    listening(listen && { host: listen.host, port: listen.port + offset });
  const stores: V4WorkerOptions = {
    ...workerOptions(config, join(build, 'edge/worker.js'), values.stores),
    ...socket(0),
  };
  stores.serviceBindings = { MACHINE: () => answerDisk(data, reserve) };
  const workers = [stores];
  if (config.assets !== undefined) {
    stores.serviceBindings[config.assets.binding] = ASSETS_WORKER;
    workers.push(assetsWorker(config, join(build, 'client')));
  }
  if (existsSync(join(root, SANDBOX))) {
    const sandbox = readWorkerConfig(join(root, SANDBOX));
    workers.push({
      ...workerOptions(sandbox, join(build, 'sandbox/worker.js'), values.sandbox),
      ...socket(1),
    });
  }
  const converted = convertV4MiniflareOptions({
    workers,
    ...(inspectorPort === undefined ? {} : { inspectorPort }),
    // Miniflare would fetch it from the network otherwise.
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: data,
    logRequests: false,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }) => {
      (level === 'error' || level === 'warn' ? process.stderr : process.stdout).write(
        `${message}\n`,
      );
    },
  });
  return { options: converted, config };
}

function assetsWorker(config: WorkerConfig, directory: string): V4WorkerOptions {
  return {
    name: ASSETS_WORKER,
    modules: true,
    script: "export default { fetch: () => new Response('Not found', { status: 404 }) };",
    compatibilityDate: config.compatibility_date,
    assets: { directory },
  };
}
