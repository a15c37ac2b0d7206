/** Runs the worker's cron triggers; Miniflare keeps them but does not run them. */
import type { Miniflare } from 'miniflare';

const EVERY_MINUTES = /^\*\/(\d+) \* \* \* \*$/;
const MINUTE_MS = 60_000;

/** Cron triggers under way. */
export interface Crons {
  /** Runs every trigger now, and waits until its work is done. */
  readonly tick: () => Promise<void>;
  /** Ends the timers. */
  readonly stop: () => void;
}

/**
 * Starts timers for the given expressions.
 * @param crons only of the form every n minutes, the one in use
 */
export function runCrons(miniflare: Miniflare, name: string, crons: readonly string[]): Crons {
  const timers = crons.map((cron) => {
    const minutes = Number(EVERY_MINUTES.exec(cron)?.[1]);
    if (!(minutes > 0)) throw new Error(`wrangler.toml: cron "${cron}" is not "*/n * * * *"`);
    return setInterval(() => void fire(miniflare, name, cron), minutes * MINUTE_MS);
  });
  return {
    tick: async () => {
      await Promise.all(crons.map((cron) => fire(miniflare, name, cron)));
    },
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}

async function fire(miniflare: Miniflare, name: string, cron: string): Promise<void> {
  try {
    const worker = await miniflare.getWorker(name);
    await worker.scheduled({ scheduledTime: new Date(), cron });
  } catch (error) {
    console.error(`cron ${cron}: ${String(error)}`);
  }
}
