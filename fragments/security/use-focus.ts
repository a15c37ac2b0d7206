import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to what has just taken the place of what had it. It needs `tabIndex={-1}` to take it. */
export function useFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

/**
 * Gives the focus back to a control once what stood in its place is gone.
 * @param isAway something else stands there now
 */
export function useFocusBack(isAway: boolean): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) control.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return control;
}
