/**
 * Runs Mozilla's observatory in a process of its own: it requests ports 80 and 443 of a host, and
 * here those are two ports of this machine. Arguments: folder of the package, host, the two ports.
 */
import http from 'node:http';
import https from 'node:https';
import { mkdirSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [folder = '', host = '', httpPort = '', httpsPort = ''] = process.argv.slice(2);

type Connect = (this: http.Agent, options: http.ClientRequestArgs, done?: () => void) => Duplex;

/** Leads an agent's connections to a port of this machine; the host name in TLS stays. */
function leadHere({ prototype }: typeof http.Agent, port: number): void {
  const connect = Reflect.get(prototype, 'createConnection') as Connect;
  const leading: Connect = function leading(options, done) {
    return connect.call(this, { ...options, host: '127.0.0.1', port }, done);
  };
  Reflect.set(prototype, 'createConnection', leading);
}

leadHere(http.Agent, Number(httpPort));
leadHere(https.Agent, Number(httpsPort));

// Lists that the package downloads at its installation; neither holds a host of ours.
for (const [name, empty] of [
  ['hsts-preload.json', '{}'],
  ['tld-list.json', '[]'],
] as const) {
  const file = join(folder, 'conf', name);
  mkdirSync(join(folder, 'conf'), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, empty);
}

const { scan } = (await import(pathToFileURL(join(folder, 'src/scanner/index.js')).href)) as {
  scan: (hostname: string) => Promise<unknown>;
};
console.log(JSON.stringify(await scan(host)));
process.exit(0);
