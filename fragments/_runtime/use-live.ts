import { useSyncExternalStore } from 'react';

/** Nothing to hear: what a browser is changes only by hydration. */
const never = () => () => {};

/**
 * What only a browser can tell. Hydration starts from what the server assumed, and the browser's own
 * answer follows in the next render, so the markup is kept.
 */
export function useBrowser<T>(ask: () => T, assumed: T): T {
  return useSyncExternalStore(never, ask, () => assumed);
}

/** Whether script has taken over; before that forms are posted. */
export function useLive(): boolean {
  return useBrowser(() => true, false);
}
