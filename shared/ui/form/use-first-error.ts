import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to the first wrong field whenever a submit was stopped.
 * @param stopped how often it was; the form of a page that was shown again begins with 1
 */
export function useFirstError(stopped: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (stopped) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [stopped]);
  return form;
}
