/** The built sandbox payment provider alone, with a listener for its webhooks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { readWorkerConfig, workerOptions } from '../../edge/cli/start/bindings.ts';
import { DIST, ROOT } from '../../edge/cli/paths.ts';

const CONFIG = 'edge/providers/payment/sandbox-server/wrangler.toml';

export const SANDBOX_KEYS = {
  SECRET_KEY: 'sk_sandbox_tests',
  PUBLISHABLE_KEY: 'pk_sandbox_tests',
  WEBHOOK_SECRET: 'whsec_sandbox_tests',
};

export interface ReceivedWebhook {
  readonly at: number;
  readonly headers: Headers;
  readonly rawBody: string;
}

export interface RunningProvider {
  readonly origin: string;
  /** In the order of arrival. */
  readonly webhooks: readonly ReceivedWebhook[];
  /** Status with which the listener answers from now on. */
  answerWebhooks(status: number): void;
  stop(): Promise<void>;
}

/**
 * Starts the provider with short delays.
 * @param vars variables of its wrangler.toml
 * @param data folder of its records; without it they stay in memory
 */
export async function startProvider(
  vars: Record<string, string> = {},
  data?: string,
): Promise<RunningProvider> {
  const webhooks: ReceivedWebhook[] = [];
  let status = 200;
  const listener = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = new Headers(request.headers as Record<string, string>);
      webhooks.push({ at: Date.now(), headers, rawBody: Buffer.concat(chunks).toString() });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((settle) => {
    listener.listen(0, '127.0.0.1', settle);
  });
  const { port } = listener.address() as AddressInfo;
  const worker = workerOptions(
    readWorkerConfig(join(ROOT, CONFIG)),
    join(DIST, 'sandbox/worker.js'),
    {
      ...SANDBOX_KEYS,
      WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks`,
      LATE_MS: '600',
      HANG_MS: '900',
      RETRY_MS: '40',
      ...vars,
    },
  );
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      host: '127.0.0.1',
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.ERROR),
      ...(data === undefined ? {} : { resourcePersistencePath: data }),
    }),
  );
  const { origin } = await miniflare.ready;
  return {
    origin,
    webhooks,
    answerWebhooks(next) {
      status = next;
    },
    async stop() {
      await miniflare.dispose();
      listener.closeAllConnections();
      listener.close();
    },
  };
}
