import { pause } from '../../shared/kernel/pause.ts';

/**
 * A request in line. A request that was given up stays in the line until another one finds it gone.
 */
interface Ticket {
  seenAt: number;
  working: boolean;
}

interface GateOptions {
  /** Pieces of work that may run at a time. */
  readonly places: number;
  /** Milliseconds that all other work has the thread between two pieces of work. */
  readonly turnMs: number;
  readonly now?: () => number;
}

/** A request that has not checked for this long was given up while it stood in line. */
const GONE_MS = 10_000;

/**
 * Admits work that blocks the whole thread, in the order of the requests, with a turn of the event
 * loop before each piece. Each request waits by timers of its own: a promise that another request
 * has to resolve is never resolved when that request is given up. All timers that ran out during a
 * piece of work fire in one go, so only a timer that was set after it gives other work a turn.
 * Where two places are free, the second in line waits until the first works: timers alone keep no
 * order.
 */
export function gate({ places, turnMs, now = Date.now }: GateOptions) {
  const line: Ticket[] = [];
  const isNext = (ticket: Ticket): boolean => {
    while (line[0] && line[0].seenAt < now() - GONE_MS) line.shift();
    const place = line.indexOf(ticket);
    return place < places && line.slice(0, Math.max(place, 0)).every(({ working }) => working);
  };
  const turn = async (ticket: Ticket): Promise<void> => {
    await pause(turnMs);
    ticket.seenAt = now();
  };
  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    const ticket = { seenAt: now(), working: false };
    line.push(ticket);
    try {
      while (!isNext(ticket)) await turn(ticket);
      await turn(ticket);
      ticket.working = true;
      return await work();
    } finally {
      const place = line.indexOf(ticket);
      if (place >= 0) line.splice(place, 1);
    }
  };
}
