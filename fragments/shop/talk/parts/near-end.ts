import {
  SCROLL_THROTTLE_MS,
  SCROLL_TRIGGER_PX,
} from '../../../../shared/kernel/constants/timers.ts';

/**
 * Calls as the end of a list comes near while the page scrolls, once in 200 ms at most (spec [4]).
 * @returns ends it
 */
export function onNearEnd(
  box: { readonly current: Pick<Element, 'getBoundingClientRect'> | null },
  near: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    const { height = 0, bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    // A list that is not shown has no end.
    if (height > 0 && bottom - innerHeight < SCROLL_TRIGGER_PX) near();
  };
  const scrolled = () => {
    timer ??= setTimeout(look, SCROLL_THROTTLE_MS);
  };
  addEventListener('scroll', scrolled);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', scrolled);
  };
}
