/** A request in line; one that was given up stays there until it is found to be gone. */
interface Ticket {
  seenAt: number;
  working: boolean;
}

interface GateOptions {
  /** How much may run at a time. */
  readonly places: number;
  /** How long everything else has the thread between two pieces of work, in milliseconds. */
  readonly turnMs: number;
  readonly now?: () => number;
}

/** Who did not look for this long will not: their request was given up while they stood in line. */
const GONE_MS = 10_000;

/**
 * Lets work in that takes the whole thread, in the order in which requests came, with a turn of the
 * event loop before each piece. A request waits by timers of its own, because a promise that another
 * request has to keep is never kept when that one is given up. All timers that ran out during a piece
 * of work fire in one go, so only a timer that was set after it gives everything else its turn. Where
 * two places are free, the second in line waits until the first works: timers alone keep no order.
 */
export function gate({ places, turnMs, now = Date.now }: GateOptions) {
  const line: Ticket[] = [];
  const isNext = (ticket: Ticket): boolean => {
    while (line[0] && line[0].seenAt < now() - GONE_MS) line.shift();
    const place = line.indexOf(ticket);
    return place < places && line.slice(0, Math.max(place, 0)).every(({ working }) => working);
  };
  const turn = async (ticket: Ticket): Promise<void> => {
    await new Promise((done) => setTimeout(done, turnMs));
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
