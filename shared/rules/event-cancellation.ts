/** How an experience is called off: by which words, and what its orders may run into. */

/** Most characters of the store's words to its buyers: half a page. */
export const CANCEL_REASON_MAX = 1000;

/**
 * Why an order is not undone: it changed meanwhile, its card is only authorised, a dispute or another refund holds its
 * money, or the platform failed; or its seller has the money in cash, and gives it back by hand.
 */
export const cancellationFaults = [
  'changed',
  'uncharged',
  'disputed',
  'broken',
  'by_hand',
] as const;
export type CancellationFault = (typeof cancellationFaults)[number];

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/** How long an order waits after a try that failed, in milliseconds: a minute, twice as long each time, six hours at most. */
export function waitAfterFault(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries, 10), LONGEST_WAIT_MS);
}

/** A name as it is compared: by its letters, whatever stands around and between them. */
export function sameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
  return plain(typed) === plain(name) && plain(name) !== '';
}
