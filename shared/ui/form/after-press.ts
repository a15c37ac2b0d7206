let isPressed = false;
let waiting: (() => void)[] = [];

/** Runs what waited for the end of a press, after the press's own click. */
function release(): void {
  isPressed = false;
  const all = waiting;
  waiting = [];
  if (all.length > 0) setTimeout(() => all.forEach((work) => work()));
}

if (typeof document !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), true);
  addEventListener('mouseup', release, true);
  addEventListener('dragend', release, true);
}

/**
 * Runs work at once, or after the press that is under way: an error that came with the press on a
 * button would move the button away from below it, and the press would do nothing.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
