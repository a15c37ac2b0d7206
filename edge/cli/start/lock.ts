/** One running instance for each state folder: two workerd on one SQLite file would corrupt it. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

interface LockRecord {
  pid: number;
  /** Loopback port on which the holder answers with its token as long as it lives. */
  port: number;
  token: string;
}

/**
 * Takes the folder or refuses. A holder proves itself by an answer on its port, because the system
 * may have given its process id to another process since.
 * @returns the function that releases the folder
 */
export async function lockState(stateDir: string): Promise<() => void> {
  mkdirSync(stateDir, { recursive: true });
  const file = join(stateDir, 'lock.json');
  const token = randomUUID();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(token);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const record = JSON.stringify({ pid: process.pid, port, token } satisfies LockRecord);
  if (!write(file, record)) {
    const holder = read(file);
    if (holder !== undefined && (await isAlive(holder))) {
      server.close();
      throw new Refusal(
        `The state folder ${stateDir} is in use by another running instance (process ${holder.pid}).`,
        'Stop that one, or give this one its own: STATE_DIR=.state-2 PORT=9000 npm start',
      );
    }
    rmSync(file, { force: true });
    write(file, record);
  }
  return () => {
    server.close();
    if (read(file)?.token === token) rmSync(file, { force: true });
  };
}

function write(file: string, record: string): boolean {
  try {
    writeFileSync(file, record, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function read(file: string): LockRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockRecord;
  } catch {
    return undefined;
  }
}

function isAlive({ port, token }: LockRecord): Promise<boolean> {
  return new Promise((settle) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port });
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => settle(false));
    socket.on('close', () => settle(answer === token));
  });
}
