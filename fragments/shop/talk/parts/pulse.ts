import { PRESENCE_POLL_MS } from '../../../../shared/kernel/constants/timers.ts';

interface Pulse {
  /** False where the platform polls no presence: then nobody is told of, nor asked about. */
  readonly isOn: boolean;
  /** Sets the time that is shown to be now. */
  readonly tick: () => void;
  /** Tells the edge that the account is here. */
  readonly beat: () => void;
  /** Asks whether the other party is. */
  readonly ask: () => void;
}

/**
 * Tells and asks of presence now and every five minutes while the page is in sight (spec [7]).
 * @returns ends it
 */
export function startPulse({ isOn, tick, beat, ask }: Pulse): () => void {
  const once = () => {
    tick();
    if (!isOn || document.hidden) return;
    beat();
    ask();
  };
  once();
  const timer = setInterval(once, PRESENCE_POLL_MS);
  return () => clearInterval(timer);
}
