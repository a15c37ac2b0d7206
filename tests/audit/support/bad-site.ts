/** A site with every fault: a tool that reports them proves that it works. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BadSite {
  readonly origin: string;
  readonly port: number;
  stop(): void;
}

/** Serves one body with bad headers for every address, on a free port of this machine. */
export async function startBadSite(
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<BadSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers });
    response.end(body);
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
