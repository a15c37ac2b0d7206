import { useEffect, useRef } from 'react';

/**
 * Shows the message that a page was opened at, in the middle of its history. Without script the browser does
 * so by its `autofocus`.
 * @param found its number; null for none
 */
export function useFound(found: number | null) {
  const history = useRef<HTMLDivElement>(null);
  useEffect(() => {
    history.current?.querySelector('[data-found]')?.scrollIntoView({ block: 'center' });
  }, [found]);
  return history;
}
