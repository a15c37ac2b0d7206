import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to what has just taken the place of what had it. It needs `tabIndex={-1}` to take it. */
export function useFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

/**
 * Gives the focus on when the row that had it has gone: to the one in its place, else to the last one,
 * else to the first of the others that is there.
 * @param ids what the list shows
 */
export function useRemovedFocus(
  ids: readonly string[],
  ...others: readonly RefObject<HTMLElement | null>[]
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(ids);
  useEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (gone < 0) return;
    const rows = list.current?.children;
    const row = rows?.item(Math.min(gone, rows.length - 1));
    const next = row?.querySelector('button') ?? others.find(({ current }) => current)?.current;
    next?.focus();
  });
  return list;
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
