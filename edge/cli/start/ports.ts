/** Checks that the ports to serve on are free. */
import { createServer } from 'node:net';
import { Refusal } from './refusal.ts';

/** Refuses when `port` or the one after it is taken on `host`. */
export async function requireFreePorts(host: string, port: number): Promise<void> {
  for (const candidate of [port, port + 1]) {
    const fault = await faultOf(host, candidate);
    if (fault === undefined) continue;
    const purpose = candidate === port ? '' : ' (the sandbox payment provider, PORT + 1)';
    throw new Refusal(
      `Port ${candidate}${purpose} cannot be used on ${host}: ${fault}.`,
      `Choose another: PORT=${port + 1000 > 65_534 ? 9000 : port + 1000} npm start`,
    );
  }
}

function faultOf(host: string, port: number): Promise<string | undefined> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      settle(error.code === 'EADDRINUSE' ? 'another program uses it' : error.message);
    });
    server.listen({ host, port, exclusive: true }, () => {
      server.close(() => settle(undefined));
    });
  });
}
