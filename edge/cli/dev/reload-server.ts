/** Makes open pages reload, by an event stream on its own port. */
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReloadServer {
  /** Address of the event stream; an event named `reload` means that a new build is served. */
  url: string;
  reload: () => void;
  close: () => void;
}

/** Starts the stream on a free loopback port. */
export async function startReloadServer(): Promise<ReloadServer> {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    // A page that lost the stream reconnects soon: the server is seldom away for long.
    response.write('retry: 500\n\n');
    pages.add(response);
    request.on('close', () => pages.delete(response));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    reload: () => {
      for (const page of pages) page.write('event: reload\ndata: 1\n\n');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
