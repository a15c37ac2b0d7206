/** Starts the worker that is either the product or a page's parts alone. */
import { ask } from '../call.ts';
import { startOwnWorker, type OwnWorker } from '../own-worker.ts';
import type { Mode } from './mode.ts';

const ENTRY = 'tests/bench/home/worker.ts';

export interface PartsWorker extends OwnWorker {
  /** Sets the mode of all later answers. */
  setMode(mode: Mode): Promise<void>;
}

/** Builds and starts the worker on a copy of a stopped product's state. */
export async function startPartsWorker(stateDir: string): Promise<PartsWorker> {
  const worker = await startOwnWorker(stateDir, ENTRY);
  return {
    ...worker,
    async setMode(mode) {
      await ask(worker.port, { method: 'PUT', path: '/', headers: { host: 'mode' }, body: mode });
    },
  };
}
