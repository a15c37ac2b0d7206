import { signal, type ReadonlySignal } from '@preact/signals-react';
import { useEffect } from 'react';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import type { Answer } from '../../shared/api-client/index.ts';
import { DEFERRED_REMOVAL_MS } from '../../shared/kernel/constants/timers.ts';

/**
 * Shows a change before the edge has agreed to it, and takes it back where it does not.
 * @param change makes it, and gives what takes it back
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
 * Counts what somebody else has removed meanwhile as removed.
 * @param code says that there is no such thing
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
  /** What is about to go. */
  readonly $waiting: ReadonlySignal<readonly string[]>;
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
  const $waiting = signal<readonly string[]>([]);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const leave = (id: string): void => {
    $waiting.value = $waiting.value.filter((one) => one !== id);
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

/** Sends what waits when the page is left: the calls of `officePorts` outlive it. */
export function useFlush(flush: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [flush]);
}
