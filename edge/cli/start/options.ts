/** The options on the command line and in the environment: where and how to serve. */
import { resolve } from 'node:path';
import { ROOT } from '../paths.ts';
import { Refusal } from './refusal.ts';

export interface ServeOptions {
  /** Port of the stores; the sandbox payment provider takes the next one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Folder that keeps everything between runs. */
  stateDir: string;
  /** Empties the state folder first. */
  fresh: boolean;
  /** File that registers remote fragments; without it the registry does not change. */
  registry?: string | undefined;
}

const DEFAULT_PORT = 8787;

/** Reads `--fresh` and PORT, STATE_DIR, HOST, FRAGMENT_REGISTRY. */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): ServeOptions {
  const unknown = args.find((argument) => argument !== '--fresh');
  if (unknown !== undefined) {
    throw new Refusal(
      `Unknown argument ${unknown}.`,
      'Known: --fresh (begin anew). PORT, STATE_DIR, HOST and FRAGMENT_REGISTRY are read from the',
      'environment.',
    );
  }
  return {
    port: parsePort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    stateDir: resolve(ROOT, env['STATE_DIR'] || '.state'),
    fresh: args.includes('--fresh'),
    registry: env['FRAGMENT_REGISTRY'] ? resolve(ROOT, env['FRAGMENT_REGISTRY']) : undefined,
  };
}

function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  // One below the highest port: the sandbox payment provider needs the port after it.
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new Refusal(`PORT=${text} is not a port.`, 'Give a number from 1 to 65534.');
  }
  return port;
}
