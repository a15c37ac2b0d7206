import { useEffect } from 'react';

const EVERY_MS = 10_000;
/** The page stops asking by itself after ten minutes; it still asks whenever it is looked at. */
const ASKED_MAX = 60;

/**
 * Asks whether a proof was finished elsewhere, such as by the link of its mail: whenever the visitor
 * comes back to this tab, and now and then while they look at it.
 */
export function useElsewhere(ask: () => unknown): void {
  useEffect(() => {
    let asked = 0;
    const look = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(() => {
      asked += 1;
      if (asked > ASKED_MAX) clearInterval(timer);
      else look();
    }, EVERY_MS);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
}
