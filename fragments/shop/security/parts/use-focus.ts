import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element when it replaces the one that had the focus. The element needs
 * `tabIndex={-1}`.
 */
export function useFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

/**
 * Moves the focus when its row has gone: to the row in its place, else to the last row, else to the
 * first of `others` that is there.
 * @param ids ids of the rows that the list shows
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
 * Returns the focus to a control once the content that replaced it is gone.
 * @param isAway whether other content stands in the control's place
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
