/**
 * Crowds of clients that hold connections and send or read almost nothing, and how to start them.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Tools } from '../../../support/suite/part.ts';
import type { CrowdOrder, CrowdState, Manner } from './crowd.ts';
import { mostFiles, openFiles } from './files.ts';

export interface Crowd {
  readonly name: string;
  readonly manner: Manner;
  readonly count: number;
}

export const IDLE: Crowd = { name: 'idle connections', manner: 'idle', count: 10_000 };

export const OTHERS: readonly Crowd[] = [
  { name: 'headers of a byte a second', manner: 'slow-headers', count: 1_000 },
  { name: 'bodies of a byte a second', manner: 'dripping-bodies', count: 250 },
  { name: 'bodies that never end', manner: 'endless-bodies', count: 250 },
  { name: 'readers that do not read', manner: 'slow-readers', count: 50 },
];

/** workerd opens two files for a connection (measured), and some for all else. */
const FILES_A_CONNECTION = 2;
const SPARE_FILES = 200;

/** The connections that a workerd can hold at once: beyond that it cannot open a file, and ends. */
export function room(workerd: number | undefined): number {
  const open = openFiles(workerd);
  const free = mostFiles(workerd) - (Number.isNaN(open) ? 0 : open) - SPARE_FILES;
  return Math.floor(free / FILES_A_CONNECTION);
}

export interface Gathered {
  readonly child: ChildProcess;
  readonly state: CrowdState;
}

/** Starts a crowd. It is connected when this settles, and leaves when the part is over. */
export async function gather(tools: Tools, port: number, crowd: Crowd): Promise<Gathered> {
  const child = fork(join(import.meta.dirname, 'crowd.ts'), { stdio: 'inherit' });
  await tools.keep(Promise.resolve({ stop: () => void child.kill() }));
  const { manner, count } = crowd;
  child.send({ port, host: `moda.localhost:${port}`, manner, count } satisfies CrowdOrder);
  return { child, state: await hear(child) };
}

/** Asks a crowd for its report. */
export async function stateOf({ child }: Gathered): Promise<CrowdState> {
  child.send('state');
  return hear(child);
}

async function hear(child: ChildProcess): Promise<CrowdState> {
  const [state] = (await once(child, 'message')) as [CrowdState];
  return state;
}
