/**
 * An HTTP provider of messages in this process: it records its requests, and answers as the test
 * tells it.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedCall {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The provider's answer; `silence` never ends, `half` breaks off. */
export type ProviderAnswer =
  | {
      readonly status: number;
      readonly json?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'silence'
  | 'half';

export interface HttpProvider {
  readonly origin: string;
  readonly asked: readonly AskedCall[];
  /** The answer from now on. */
  answer: ProviderAnswer;
  stop(): Promise<void>;
}

/** Starts one on a free port. */
export async function startHttpProvider(answer: ProviderAnswer): Promise<HttpProvider> {
  const asked: AskedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      asked.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      const { answer: next } = provider;
      if (next === 'silence') return;
      if (next === 'half') {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"id":', () => response.destroy());
        return;
      }
      response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers });
      response.end(next.json === undefined ? '<html>' : JSON.stringify(next.json));
    });
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  const provider: HttpProvider = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer,
    async stop() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
  return provider;
}
