import { atom, type ReadableAtom } from 'nanostores';
import { DEFERRED_REMOVAL_MS } from '../kernel/constants/timers.ts';

/** Removals that can be undone for five seconds before they are sent (spec [4]). */
export interface DeferredRemovals {
  /** What is about to go. */
  readonly $waiting: ReadableAtom<readonly string[]>;
  readonly start: (id: string) => void;
  /** Keeps it after all; once it was sent this does nothing. */
  readonly undo: (id: string) => void;
  /** Sends what waits at once: the page is being left. */
  readonly flush: () => void;
}

/**
 * Waits before it removes.
 * @param send does it, and tells whoever has to know; a failure is its own to show
 */
export function deferredRemovals(send: (id: string) => Promise<unknown>): DeferredRemovals {
  const $waiting = atom<readonly string[]>([]);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const leave = (id: string): void => {
    $waiting.set($waiting.get().filter((one) => one !== id));
  };

  async function go(id: string): Promise<void> {
    if (!timers.delete(id)) return;
    // It stays out of sight until it is known how that ended.
    await send(id);
    leave(id);
  }

  return {
    $waiting,
    start(id) {
      if (timers.has(id) || $waiting.get().includes(id)) return;
      $waiting.set([...$waiting.get(), id]);
      timers.set(
        id,
        setTimeout(() => void go(id), DEFERRED_REMOVAL_MS),
      );
    },
    undo(id) {
      clearTimeout(timers.get(id));
      if (timers.delete(id)) leave(id);
    },
    flush() {
      for (const [id, timer] of timers) {
        clearTimeout(timer);
        void go(id);
      }
    },
  };
}
