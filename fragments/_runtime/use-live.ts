import { useSyncExternalStore } from 'react';

/** Subscribes to nothing: the browser's answer changes only with hydration. */
const never = () => () => {};

/**
 * A value that only the browser knows. Hydration starts from the server's assumption, and the
 * browser's own answer follows in the next render, so the markup is kept.
 */
export function useBrowser<T>(ask: () => T, assumed: T): T {
  return useSyncExternalStore(never, ask, () => assumed);
}

/** Whether script has taken over; before that forms post. */
export function useLive(): boolean {
  return useBrowser(() => true, false);
}
