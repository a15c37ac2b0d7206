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
