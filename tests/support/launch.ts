/** The built product as a process that a test may kill, and start again on the same data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../edge/cli/paths.ts';
import { THIS_MACHINE } from './call-api.ts';

const READY = /^Ready on /m;
const PORT_LOOK_MS = 20;

/** The options of one launch. */
export interface LaunchOptions {
  /** Port of the stores; the sandbox payment provider of its own has the next one. */
  readonly port: number;
  readonly stateDir: string;
  /** Folder of a finished build. */
  readonly build: string;
  /** File that its output is added to. */
  readonly log: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface Launched {
  /** Process that leads the group: its workerd is a child of it. */
  readonly pid: number;
  /** True once it serves; false when it ended before. */
  readonly ready: Promise<boolean>;
  /** Runs the cron's work. */
  tick(): Promise<void>;
  /** Collects in the command's own process, and gives the bytes that are live there. */
  live(): Promise<number>;
  /** Ends the whole group at once, workerd included, as a power cut would. */
  kill(): Promise<void>;
  /** Lets it end normally; its data stays. */
  stop(): Promise<void>;
}

/** Starts the product; it leads its own process group. */
export function launch(options: LaunchOptions): Launched {
  const { port, stateDir, build, log, env } = options;
  const child = spawn(process.execPath, [join(ROOT, 'tests/support/serve-build.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      TRUSTED_PROXIES: THIS_MACHINE,
      ...env,
      PORT: String(port),
      STATE_DIR: stateDir,
      SERVED_BUILD: build,
    },
    // The channel closes with this process, so the product ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const pid = child.pid ?? 0;
  const exited = once(child, 'exit');
  const file = createWriteStream(log, { flags: 'a' });
  const ready = new Promise<boolean>((settle) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        file.write(chunk);
        if (READY.test(output)) return;
        output += chunk.toString();
        if (READY.test(output)) settle(true);
      });
    }
    void exited.then(() => settle(false));
  });
  const end = async () => {
    await exited;
    file.end();
    await untilClosed(port);
  };
  return {
    pid,
    ready,
    async tick() {
      const done = once(child, 'message');
      child.send('tick');
      await done;
    },
    async live() {
      const told = once(child, 'message');
      child.send('live');
      const [bytes] = (await told) as [number];
      return bytes;
    },
    async kill() {
      process.kill(-pid, 'SIGKILL');
      await end();
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await end();
    },
  };
}

/**
 * Waits until the port accepts no connections: the system releases a killed process's port in its
 * own time.
 */
async function untilClosed(port: number): Promise<void> {
  while (await accepts(port)) await wait(PORT_LOOK_MS);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}
