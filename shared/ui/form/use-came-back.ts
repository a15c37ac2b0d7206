import { useEffect } from 'react';

/**
 * Reloads a page that the browser restores from its back/forward cache: the visitor left it in the
 * middle of a call.
 */
export function useCameBack(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
