/** What a form of host is. */

/** One way to write it, and whose data its answers may hold. */
export interface HostForm {
  readonly name: string;
  /** The request line's path for a route; the route's own where it is left out. */
  readonly target?: (path: string) => string;
  /** What stands between the request line and the other headers; each line ends with CR LF. */
  readonly lines: string;
  /** The store that it rightly leads to, `none`, or `any one` where that hangs on the path. */
  readonly owner: 'moda' | 'mercado' | 'none' | 'any one';
  /** What no answer may say again. */
  readonly never?: string;
}

/**
 * Stands in whatever is no host of ours, so that it is seen when it comes back. No request id can
 * hold it (their letters are without i, l, o and u), and it is too long for a hash to do so by chance.
 */
export const MARK = 'zzqxloud';
export const EVIL = `${MARK}.example`;
