import { useEffect } from 'react';

/** Loads the page anew when it comes out of the browser's memory: it was left in the middle of a call. */
export function useCameBack(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
