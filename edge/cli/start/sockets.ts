/**
 * A part of Miniflare's (an external plugin, loaded by Miniflare itself) that lets a worker listen.
 * Miniflare's own sockets take what the runtime says of a connection from a header that every caller
 * can write (`MF-CF-Blob`), and leave the address of the connection out. These take no such header:
 * `request.cf.clientIp` is the connection's address, as workerd saw it.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin, V4WorkerOptions } from 'miniflare';
import { z } from 'zod';

/** Where a worker listens. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

const NAME = 'listening';
const optionsSchema = z.object({ address: z.string() });

/** Options that make a worker listen; without an address it does not. */
export function listening(where: Listening | undefined): Pick<V4WorkerOptions, 'unsafeBindings'> {
  if (where === undefined) return {};
  const { host, port } = where;
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const plugin = { package: fileURLToPath(import.meta.url), name: NAME };
  return { unsafeBindings: [{ name: NAME, type: NAME, plugin, options: { address } }] };
}

const plugin: Plugin = {
  // The worker sees no binding: only the socket is of interest.
  getBindings: () => [],
  getNodeBindings: () => ({}),
  getServices({ options: { config } }) {
    const binding = config.env?.[NAME];
    const dev = binding && 'dev' in binding ? (binding.dev as { options?: unknown }) : undefined;
    if (dev === undefined) return [];
    const { address } = optionsSchema.parse(dev.options);
    const socket = { name: `${NAME}:${config.name}`, address, http: {} };
    // Miniflare's name for the service of a worker.
    const service = { name: `core:user:${config.name}` };
    return { services: [], extensions: [], sockets: [{ ...socket, service }] };
  },
};

export const plugins = { [NAME]: plugin };
