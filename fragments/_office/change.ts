import { signal, type ReadonlySignal } from '@preact/signals-react';
import { useEffect } from 'react';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import type { Answer } from '../../shared/api-client/index.ts';
import { DEFERRED_REMOVAL_MS } from '../../shared/kernel/constants/timers.ts';

/**
 * Shows a change before the edge has agreed to it, and takes it back when the edge refuses.
 * @param change makes the change, and returns the function that takes it back
 */
export async function optimistic<T>(
  change: () => () => void,
  ask: () => Answer<T>,
): Promise<Awaited<Answer<T>>> {
  const takeBack = change();
  const answer = await ask();
  if (!answer.ok) takeBack();
  return answer;
}

/**
 * Counts a row that another account has removed meanwhile as removed.
 * @param code the failure code for a row that does not exist
 */
export async function gone(
  code: ErrorCode,
  asked: Answer<unknown>,
): Promise<Awaited<Answer<true>>> {
  const answer = await asked;
  return answer.ok || answer.error.code === code ? { ok: true, value: true } : answer;
}

/** Removals that can be undone for five seconds before they are sent (spec [4]). */
export interface DeferredRemovals {
  /** Ids of the rows that are about to be removed. */
  readonly $waiting: ReadonlySignal<readonly string[]>;
  readonly start: (id: string) => void;
  /** Keeps the row after all; does nothing once its removal was sent. */
  readonly undo: (id: string) => void;
  /** Sends the waiting removals at once: the page is being left. */
  readonly flush: () => void;
}

/**
 * Waits before it removes a row.
 * @param send makes the call, and shows its own failure
 */
export function deferredRemovals(send: (id: string) => Promise<unknown>): DeferredRemovals {
  const $waiting = signal<readonly string[]>([]);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const leave = (id: string): void => {
    $waiting.value = $waiting.value.filter((one) => one !== id);
  };

  async function go(id: string): Promise<void> {
    if (!timers.delete(id)) return;
    // The row stays hidden until the call has ended.
    await send(id);
    leave(id);
  }

  return {
    $waiting,
    start(id) {
      if (timers.has(id) || $waiting.value.includes(id)) return;
      $waiting.value = [...$waiting.value, id];
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

/** Sends the waiting removals when the page is left: the calls of `officePorts` outlive it. */
export function useFlush(flush: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [flush]);
}
