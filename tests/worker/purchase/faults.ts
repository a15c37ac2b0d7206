/** How a provider fails, for the tables of faults. */
export type Fault = () => Promise<Response>;

const throws = (error: Error) => async (): Promise<Response> => {
  throw error;
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  down: throws(new TypeError('fetch failed')),
  slow: throws(new DOMException('The operation timed out', 'TimeoutError')),
  reset: async () =>
    new Response(
      new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }),
    ),
  500: async () => new Response('{}', { status: 500 }),
  garbage: async () => new Response('<html>ok'),
};

/** A provider that answers nothing where its address fits. */
export interface Broken {
  readonly by: Fault;
  readonly where: RegExp;
  /** True where it does what it is asked for, and its answer alone is lost. */
  readonly isDone?: boolean;
}

/** The steps of a provider at which refunds are asked for. */
export const REFUNDS = /refund|return|cancel/i;

/** Calls that move the money of an authorisation. */
const MOVES = /\/(capture|cancel|void)$/;

/**
 * A network that answers by a provider in memory, until it is broken. Where what is asked for is done first, it breaks
 * with the call that moves money, so that whatever comes before is answered.
 */
export function breakable(answer: (url: string, init?: RequestInit) => Promise<Response>) {
  let broken: Broken | undefined;
  let hasMoved = false;
  async function network(url: string, init?: RequestInit): Promise<Response> {
    if (!broken?.where.test(url)) return answer(url, init);
    if (broken.isDone && !hasMoved) {
      const answered = await answer(url, init);
      if (!MOVES.test(url)) return answered;
      hasMoved = true;
    }
    return broken.by();
  }
  return {
    network,
    /**
     * Has every call, or those of some addresses, fail so from now on, or be answered again.
     * @param isDone true where what moves money is done, and the answers alone are lost from then on
     */
    breakBy: (by: Fault | undefined, where = /^/, isDone = false): void => {
      broken = by && { by, where, isDone };
      hasMoved = false;
    },
  };
}
