/** The built product in its own process, on free ports, with its own state folder. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../edge/cli/paths.ts';
import { THIS_MACHINE } from './call-api.ts';

const READY = /^Ready on /m;
const START_LIMIT_MS = 180_000;

export interface Product {
  /** Port of the stores. */
  port: number;
  /** Port of the sandbox payment provider. */
  sandboxPort: number;
  /** Process from which all its other processes descend. */
  pid: number;
  /** Folder of its data. */
  stateDir: string;
  /** File that its output goes to. */
  log: string;
  /**
   * Stops it and removes its data, unless the caller named the folder.
   * @param look is given the data and the log once all is written, before they are removed; what it throws is thrown
   */
  stop: (look?: (stateDir: string, log: string) => void) => Promise<void>;
}

/**
 * Starts the product as `npm start` does and waits until it serves.
 * Its output goes to `test-results/<name>.log`, the end of it into the error if it does not start.
 * @param env on top of this process's environment; a `STATE_DIR` in it is used and kept
 * @param root of another checkout, installed and built, whose product starts instead of this one's
 */
export async function startProduct(
  name: string,
  env: NodeJS.ProcessEnv = {},
  root = ROOT,
): Promise<Product> {
  const port = await freePortPair();
  const kept = env['STATE_DIR'];
  const stateDir = kept ?? mkdtempSync(join(tmpdir(), 'multi-store-'));
  const results = join(ROOT, 'test-results');
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.log`);
  const log = createWriteStream(file);
  // If this process is killed, the bootstrap ends the whole process group.
  const child = spawn(process.execPath, ['edge/cli/bootstrap.mjs', 'edge/cli/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      LATE_MS: '1500',
      TRUSTED_PROXIES: THIS_MACHINE,
      ...env,
      PORT: String(port),
      STATE_DIR: stateDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((settle) => child.once('exit', () => settle()));
  const stop: Product['stop'] = async (look) => {
    child.kill('SIGTERM');
    await exited;
    await new Promise<void>((settle) => log.end(() => settle()));
    try {
      look?.(stateDir, file);
    } finally {
      if (kept === undefined) rmSync(stateDir, { recursive: true, force: true });
    }
  };
  let output = '';
  const ready = new Promise<boolean>((settle) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk);
        if (READY.test(output)) return;
        output += chunk.toString();
        if (READY.test(output)) settle(true);
      });
    }
    void exited.then(() => settle(false));
    setTimeout(() => settle(false), START_LIMIT_MS).unref();
  });
  if (await ready) {
    return { port, sandboxPort: port + 1, pid: child.pid ?? 0, stateDir, log: file, stop };
  }
  await stop();
  throw new Error(`the product did not start:\n${output.slice(-4000)}`);
}

/**
 * A free port whose successor is free too. Below the ports that systems give to connections that
 * name none (32768 and up on Linux, 49152 and up elsewhere): seeding makes thousands of those
 * between this look and the product's own, and one of them may be given a port from up there.
 */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', () => settle(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      server.close(() => settle(true));
    });
  });
}
