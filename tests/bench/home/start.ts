/** The worker that is the product and a page's parts alone, as it is told. */
import { ask } from '../call.ts';
import { startOwnWorker, type OwnWorker } from '../own-worker.ts';
import type { Mode } from './mode.ts';

const ENTRY = 'tests/bench/home/worker.ts';

export interface PartsWorker extends OwnWorker {
  /** What it answers with from now on. */
  setMode(mode: Mode): Promise<void>;
}

/** Builds and starts it on a copy of a stopped product's state. */
export async function startPartsWorker(stateDir: string): Promise<PartsWorker> {
  const worker = await startOwnWorker(stateDir, ENTRY);
  return {
    ...worker,
    async setMode(mode) {
      await ask(worker.port, { method: 'PUT', path: '/', headers: { host: 'mode' }, body: mode });
    },
  };
}
