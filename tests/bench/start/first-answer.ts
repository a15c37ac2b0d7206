/** Starts workerd and waits for its first answer. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Miniflare } from 'miniflare';
import { copyBuild } from '../../../edge/cli/build/build.ts';
import { withoutSignalHandlers } from '../../../edge/cli/lifetime.ts';
import { DIST, ROOT } from '../../../edge/cli/paths.ts';
import { describeRuntime } from '../../../edge/cli/start/runtime.ts';
import { openState } from '../../../edge/cli/start/state.ts';
import { sandboxValues, storesValues } from '../../../edge/cli/start/values.ts';
import { cpuSeconds, findWorkerd } from '../../support/linux.ts';
import { freePortPair } from '../../support/server.ts';
import { ask } from '../call.ts';
import { Shop } from '../shop.ts';

/** A worker with the same bindings and classes, and almost no script. */
const EMPTY = `export class HoldTimer {}
export class Conversation {}
export default { fetch: () => new Response('hello') };`;

export interface FirstAnswer {
  /** Seconds from the start of the workerd process to the end of its first answer. */
  readonly seconds: number;
  /** Seconds of CPU that the process used until then. */
  readonly cpu: number;
}

const TRY_EVERY_MS = 2;
const LIMIT_MS = 20_000;

/**
 * Starts the last build on a seeded state folder.
 * @param path of the first request
 * @param script `empty` replaces the stores' worker by one of a single line
 */
export async function firstAnswer(
  stateDir: string,
  path: string,
  script: 'product' | 'empty',
): Promise<FirstAnswer> {
  const { build, data, secrets } = openState(stateDir);
  copyBuild(DIST, build);
  if (script === 'empty') writeFileSync(join(build, 'edge/worker.js'), EMPTY);
  const port = await freePortPair();
  const values = {
    stores: storesValues(port, secrets),
    sandbox: sandboxValues(port, secrets),
  };
  const listen = { host: '127.0.0.1', port };
  const { options } = describeRuntime({ root: ROOT, build, data, values, listen });
  const miniflare = withoutSignalHandlers(
    () => new Miniflare({ ...options, handleStructuredLogs: () => undefined }),
  );
  try {
    await answered(port, path);
    const end = uptime();
    const workerd = findWorkerd(process.pid);
    return { seconds: end - startOf(workerd), cpu: cpuSeconds(workerd) };
  } finally {
    await miniflare.ready;
    await miniflare.dispose();
  }
}

/** Repeats a request until the server answers. */
async function answered(port: number, path: string): Promise<void> {
  const call = new Shop(port).get(path);
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await wait(TRY_EVERY_MS)) {
    const reply = await ask(port, call).catch(() => undefined);
    if (reply?.status === 200) return;
    if (reply) throw new Error(`${path} answered ${reply.status} first`);
  }
  throw new Error(`nobody answered within ${LIMIT_MS / 1000} s`);
}

/** Seconds since the machine started. */
function uptime(): number {
  return Number(readFileSync('/proc/uptime', 'latin1').split(' ')[0]);
}

/** The start of a process, in seconds since the machine started; to a hundredth. */
function startOf(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[19]) / 100;
}
