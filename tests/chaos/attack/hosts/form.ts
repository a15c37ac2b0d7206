/** The type of a form of host. */

/** One way to write a host, and the store whose data its answers may hold. */
export interface HostForm {
  readonly name: string;
  /** The request line's path for a route; the route's own path where this is left out. */
  readonly target?: (path: string) => string;
  /** The lines between the request line and the other headers; each line ends with CR LF. */
  readonly lines: string;
  /** The store that the form leads to, `none`, or `any one` where that depends on the path. */
  readonly owner: 'moda' | 'mercado' | 'none' | 'any one';
  /** A text that no answer may repeat. */
  readonly never?: string;
}

/**
 * Part of every host that is not ours, so that an answer that repeats it is found. No request id
 * can hold it (their letters are without i, l, o and u), and it is too long for a hash to hold it
 * by chance.
 */
export const MARK = 'zzqxloud';
export const EVIL = `${MARK}.example`;
