/** Somebody in line; one whose request was given up stays there until it is found to be gone. */
interface Ticket {
  seenAt: number;
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
 * Lets work in that takes the whole thread, in the order in which it came, with a turn of the event loop
 * before each piece. Everybody waits by timers of their own request: a promise that another request
 * has to keep is never kept when that one is given up, and all timers that have run out meanwhile fire
 * in one go, so that only one that was set after the last piece of work lets others in.
 */
export function gate({ places, turnMs, now = Date.now }: GateOptions) {
  const line: Ticket[] = [];
  const isNext = (ticket: Ticket): boolean => {
    while (line[0] && line[0].seenAt < now() - GONE_MS) line.shift();
    return line.indexOf(ticket) < places;
  };
  const turn = async (ticket: Ticket): Promise<void> => {
    await new Promise((done) => setTimeout(done, turnMs));
    ticket.seenAt = now();
  };
  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    const ticket = { seenAt: now() };
    line.push(ticket);
    try {
      while (!isNext(ticket)) await turn(ticket);
      await turn(ticket);
      return await work();
    } finally {
      const place = line.indexOf(ticket);
      if (place >= 0) line.splice(place, 1);
    }
  };
}
