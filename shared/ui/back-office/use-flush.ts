import { useEffect } from 'react';

/** Sends what waits when the page is left: see `lastingFetch`, by which it outlives the page. */
export function useFlush(flush: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [flush]);
}

/** A fetch that goes on when its page is left. */
export const lastingFetch: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true });
