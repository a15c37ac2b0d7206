import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Answer, ApiError } from '../../../shared/api-client/index.ts';
import type { Added } from '../../../shared/contracts/catalogue-products.ts';
import { FORKING_LONG_MS, FORKING_MS } from '../../../shared/kernel/constants/timers.ts';

/** The number of items that were added so far, and of those that are left. */
type Progress = Added;

interface AddAllStart {
  /** Adds the next of the items, as many as one call takes, for what the addition was started with. */
  readonly ask: (about: string) => Answer<Added>;
  /** Told of the end: all were added, or an account stopped it. */
  readonly said: (progress: Progress) => void;
  readonly refused: (error: ApiError) => void;
  /** Called once the rows are to be read anew; `isDone` where nothing of the search is left. */
  readonly anew: (isDone: boolean) => void;
}

/** Adds all found items, piece by piece, until none is left or an account stops it. */
export interface AddAll {
  /** True from the press until the list is read anew. */
  readonly $forking: ReadonlySignal<boolean>;
  /** What the calls have added so far; null while none has answered, and once they have ended. */
  readonly $progress: ReadonlySignal<Progress | null>;
  /** @param about the catalogue to add to, or the text that finds the items */
  readonly start: (about: string) => Promise<void>;
  /** No further call is made; the one under way is awaited. */
  readonly stop: () => void;
}

/** @example const all = addAllModel({ ask, said, refused, anew }); */
export function addAllModel({ ask, said, refused, anew }: AddAllStart): AddAll {
  const $forking = signal(false);
  const $progress = signal<Progress | null>(null);
  let isStopped = false;
  /** Asks until nothing is left; a call that adds nothing is the last one. */
  async function go(catalogue: string): Promise<Progress | null> {
    let progress: Progress = { added: 0, left: 0 };
    for (;;) {
      const answer = await ask(catalogue);
      if (!answer.ok) {
        refused(answer.error);
        return progress.added > 0 ? progress : null;
      }
      const { added, left } = answer.value;
      progress = { added: progress.added + added, left };
      if (left === 0 || added === 0 || isStopped) {
        said(progress);
        return progress;
      }
      $progress.value = progress;
    }
  }
  return {
    $forking,
    $progress,
    async start(catalogue) {
      if ($forking.peek()) return;
      isStopped = false;
      $forking.value = true;
      const end = await go(catalogue);
      $progress.value = null;
      if (!end) {
        $forking.value = false;
        return;
      }
      const isDone = end.left === 0;
      setTimeout(
        () => {
          $forking.value = false;
          anew(isDone);
        },
        isDone ? FORKING_LONG_MS : FORKING_MS,
      );
    },
    stop() {
      isStopped = true;
    },
  };
}
