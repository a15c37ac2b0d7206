import type { Notice } from '../../../../shared/bus/topics/toasts.ts';

/** The most notices at once; one more sends the oldest away. */
export const TOASTS_MAX = 5;

interface Entry {
  notice: Notice;
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface ToastQueue {
  /** Shows a notice; one with the same words as another restarts that one's time instead. */
  add(this: void, notice: Notice): void;
  close(this: void, notice: Notice): void;
  /** Stops all clocks while a visitor reads; `release` lets them go on. */
  hold(this: void): void;
  release(this: void): void;
}

interface Screen {
  show(notice: Notice): void;
  hide(notice: Notice): void;
}

/** Decides which notices stand, and for how long. The screen shows them. */
export function createToastQueue(screen: Screen, clock: () => number = Date.now): ToastQueue {
  const entries: Entry[] = [];
  let held = false;

  const start = (entry: Entry): void => {
    entry.since = clock();
    entry.timer = setTimeout(() => drop(entry), entry.left);
  };
  const stop = (entry: Entry): void => {
    clearTimeout(entry.timer);
    entry.left -= clock() - entry.since;
  };
  const drop = (entry: Entry | undefined): void => {
    if (!entry) return;
    clearTimeout(entry.timer);
    entries.splice(entries.indexOf(entry), 1);
    screen.hide(entry.notice);
  };

  return {
    add(notice) {
      const same = entries.find((entry) => saysTheSame(entry.notice, notice));
      if (same) clearTimeout(same.timer);
      else if (entries.length === TOASTS_MAX) drop(entries[0]);
      const entry = same ?? { notice, left: 0, since: 0, timer: undefined };
      entry.left = notice.seconds * 1000;
      if (!same) {
        entries.push(entry);
        screen.show(notice);
      }
      if (!held) start(entry);
    },
    close: (notice) => drop(entries.find((entry) => entry.notice === notice)),
    hold() {
      if (held) return;
      held = true;
      entries.forEach(stop);
    },
    release() {
      if (!held) return;
      held = false;
      entries.forEach(start);
    },
  };
}

function saysTheSame(one: Notice, other: Notice): boolean {
  return one.tone === other.tone && one.title === other.title && one.message === other.message;
}
