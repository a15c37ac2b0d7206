/** The order for the load generator and its answer; sent between processes as JSON. */

/** One kind of load, for one round. */
export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  /** No request begins later than this. */
  readonly milliseconds: number;
  /**
   * HTTP/1.1 requests as text on the wire. Each `{key}` becomes a new text. Each connection takes
   * every n-th request, so that no two of them send the same one at once.
   */
  readonly requests: readonly string[];
  /** True: the round ends after each request was sent once. False: the requests start again. */
  readonly once: boolean;
  /** The status that every answer must have. */
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
  /** The reason why the round does not count; undefined when every answer was right. */
  readonly fault: string | undefined;
}
