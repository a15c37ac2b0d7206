/** What the load generator is told and what it answers; sent between processes as JSON. */

/** One kind of load, for one round. */
export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  /** No request begins later than this. */
  readonly milliseconds: number;
  /**
   * HTTP/1.1 requests as they go over the wire. `{key}` in one becomes a text that was never sent
   * before. Each connection takes every n-th, so that no two of them ever send the same one at once.
   */
  readonly requests: readonly string[];
  /** Each request once, and the round is over; otherwise they begin anew. */
  readonly once: boolean;
  /** The status that every answer has to have. */
  readonly status: number;
}

export interface LoadAnswer {
  readonly requests: number;
  /** From the first request to the last answer. */
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  /** Why the round does not count; undefined when every answer was as it should be. */
  readonly fault: string | undefined;
}
