import { useEffect, useRef } from 'react';

/**
 * Shows the message that a page was opened at, in the middle of its history. Without script the browser does
 * so by its `autofocus`.
 */
export function useFound() {
  const history = useRef<HTMLDivElement>(null);
  useEffect(() => {
    history.current?.querySelector('[data-found]')?.scrollIntoView({ block: 'center' });
  }, []);
  return history;
}
