import { isUnderWay } from '../../_office/job.ts';
import type { TrialPorts } from './ports.ts';

/** How long the page waits before it asks again, in ms. */
const ASK_EVERY_MS = 1_000;

/**
 * Asks for a trial's job until it is over, then shows the page anew. A question that fails is asked
 * again. The returned function ends the watch.
 */
export function watchTrial({ get, after, reload }: TrialPorts): () => void {
  let stopped = false;
  const ask = async () => {
    const answer = await get();
    if (stopped) return;
    if (answer.ok && !isUnderWay(answer.value)) reload();
    else stop = after(ASK_EVERY_MS, () => void ask());
  };
  let stop = after(ASK_EVERY_MS, () => void ask());
  return () => {
    stopped = true;
    stop();
  };
}
